import { expect, test } from 'vitest';
import { rendered, textIn } from '../../tests/support/rendered.tsx';
import { OrderState } from './order-state.tsx';

test('an order in progress says that only a part has shipped, or is ready for pick-up', () => {
  const textOf = (props: Parameters<typeof OrderState>[0]) => textIn(rendered(<OrderState {...props} />));
  expect(textOf({ state: 'inProgress', isPartlySent: true })).toBe('Partly shipped');
  expect(textOf({ state: 'inProgress', isPartlySent: true, isPickUp: true })).toBe('Partly ready');
  expect(textOf({ state: 'inProgress', isPartlySent: false })).toBe('In Progress');
  expect(textOf({ state: 'returned', isPartlySent: true })).toBe('Returned');
  expect(textOf({ state: 'active', confirmBy: '2026-11-28T00:00:00Z' })).toBe('Call to confirm');
});
