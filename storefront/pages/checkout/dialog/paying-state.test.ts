import { expect, it } from 'vitest';
import { afterEvent, type Paying, type PayingEvent } from './paying-state.ts';

const idle: Paying = { state: 'idle', payment: '', step: null, hasNoReservation: false, paid: null };
const after = (...events: PayingEvent[]) => events.reduce(afterEvent, idle).state;

it('the payment dialog sends one request at a time', () => {
  expect(after('asked')).toBe('asking');
  expect(after('asked', 'asked')).toBe('asking');
  expect(after('asked', 'answered')).toBe('idle');
});

it('the payment dialog does nothing after it was closed, whatever the response, until it is opened again', () => {
  expect(after('ended', 'asked')).toBe('over');
  expect(after('asked', 'ended', 'answered')).toBe('over');
  expect(after('ended', 'opened')).toBe('idle');
});

it('the payment dialog ignores an unexpected response and being opened while open', () => {
  expect(after('answered')).toBe('idle');
  expect(after('asked', 'opened')).toBe('asking');
});

it('the payment dialog keeps its payment and the next step in every state', () => {
  const step = { PaymentKey: 'k' };
  expect(afterEvent({ ...idle, payment: 'k', step }, 'ended')).toMatchObject({
    state: 'over',
    payment: 'k',
    step,
  });
});
