import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPaid, isFinal, canTransition, type PaymentState, paymentStates } from './payment-states.ts';

/** Every allowed change, written out to verify the ranks. */
const allowed: Record<PaymentState, PaymentState[]> = {
  created: [
    'submitted',
    'needs_action',
    'unknown',
    'pending',
    'declined',
    'paid',
    'part_refunded',
    'refunded',
  ],
  submitted: ['needs_action', 'unknown', 'pending', 'declined', 'paid', 'part_refunded', 'refunded'],
  needs_action: ['unknown', 'pending', 'declined', 'paid', 'part_refunded', 'refunded'],
  unknown: ['pending', 'declined', 'paid', 'part_refunded', 'refunded'],
  pending: ['unknown', 'declined', 'paid', 'part_refunded', 'refunded'],
  declined: ['paid', 'part_refunded', 'refunded'],
  paid: ['part_refunded', 'refunded'],
  part_refunded: ['refunded'],
  refunded: [],
};

describe('payment states', () => {
  test.each(paymentStates.flatMap((from) => paymentStates.map((to) => [from, to] as const)))(
    'a payment may go from %s to %s only if it is listed',
    (from, to) => expect(canTransition(from, to)).toBe(allowed[from].includes(to)),
  );

  test('a paid payment stays paid, whatever events arrive in any order and number', () => {
    const told = fc.array(fc.constantFrom(...paymentStates), { maxLength: 12 });
    fc.assert(
      fc.property(told, (events) => {
        const states = [...events.keys()].map((upTo) => after(events.slice(0, upTo + 1)));
        for (const [at, state] of states.entries()) {
          const before = states[at - 1] ?? 'created';
          expect(isPaid(before) && !isPaid(state)).toBe(false);
          expect(isFinal(before) && !isFinal(state)).toBe(false);
        }
      }),
    );
  });

  test('final events lead to the same state in any order', () => {
    const settled = fc.array(fc.constantFrom('declined', 'paid', 'part_refunded', 'refunded'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(settled, fc.infiniteStream(fc.nat()), (events, numbers) => {
        const shuffled = events
          .map((event) => ({ event, at: numbers.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ event }) => event);
        expect(after(shuffled)).toBe(after(events));
      }),
    );
  });
});

const after = (events: readonly PaymentState[]): PaymentState =>
  events.reduce<PaymentState>((state, to) => (canTransition(state, to) ? to : state), 'created');
