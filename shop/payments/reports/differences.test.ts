import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookedPayment, differencesOf } from './differences.ts';
import type { ListedCharge } from '../providers/provider.ts';

const now = new Date('2026-11-20T02:00:00Z');
const listed = (more: Partial<ListedCharge> = {}): ListedCharge => ({
  shop: '',
  chargeId: 'c1',
  reference: 'r1',
  amountCents: 1554,
  currency: 'USD',
  refundedCents: 0,
  takenAt: new Date('2026-11-19T10:00:00Z'),
  ...more,
});
const booked = (more: Partial<BookedPayment> = {}): BookedPayment => ({
  paymentId: 1,
  chargeId: 'c1',
  reference: 'r1',
  amountCents: 1554,
  currency: 'USD',
  state: 'paid',
  refundedCents: 0,
  hasOrder: true,
  isBeingRefunded: false,
  isRefundStuck: false,
  ageSeconds: 57_600,
  isInWindow: true,
  ...more,
});
const kinds = (charges: ListedCharge[], payments: BookedPayment[]) =>
  differencesOf(charges, payments, now).map(({ kind }) => kind);

describe('comparison of provider and ledger', () => {
  test('a clean day of any size has no differences', () => {
    const day = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 1e7 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(day, (charges) => {
        const pairs = charges.map(({ cents, part }, at) => {
          const back = Math.floor(cents * part);
          const same = { chargeId: `c${at}`, reference: `r${at}`, amountCents: cents, refundedCents: back };
          return [listed(same), booked({ ...same, paymentId: at })] as const;
        });
        expect(
          kinds(
            pairs.map(([one]) => one),
            pairs.map(([, other]) => other),
          ),
        ).toEqual([]);
      }),
    );
  });

  test.each([
    ['charge without payment', [listed()], []],
    ['charge without order', [listed()], [booked({ hasOrder: false })]],
    ['charge without order', [listed()], [booked({ state: 'declined', hasOrder: false })]],
    ['payment without charge', [], [booked()]],
    ['different amount', [listed({ amountCents: 1553 })], [booked()]],
    ['different currency', [listed({ currency: 'KHR' })], [booked()]],
    ['missing refund', [listed()], [booked({ state: 'part_refunded', refundedCents: 500 })]],
    ['refund of nobody', [listed({ refundedCents: 500 })], [booked()]],
    [
      'unsettled payment',
      [],
      [booked({ state: 'unknown', hasOrder: false, ageSeconds: 3601, isInWindow: false })],
    ],
    ['stuck refund', [listed()], [booked({ isRefundStuck: true })]],
  ] as const)(
    'the comparison with the provider finds exactly one kind of difference: %s',
    (kind, charges, payments) => {
      expect(kinds([...charges], [...payments])).toEqual([kind]);
    },
  );

  test('the comparison with the provider matches entries by the reference of the payment or of the charge, whichever is listed', () => {
    expect(kinds([listed({ reference: '' })], [booked()])).toEqual([]);
    expect(kinds([listed({ chargeId: 'c9' })], [booked({ chargeId: '' })])).toEqual([]);
    expect(kinds([listed({ reference: '', chargeId: 'c9' })], [booked()])).toEqual([
      'charge without payment',
      'payment without charge',
    ]);
  });

  test('a payment in progress is not a difference', () => {
    expect(kinds([listed({ takenAt: now })], [])).toEqual([]);
    expect(kinds([], [booked({ state: 'unknown', ageSeconds: 100, isInWindow: false })])).toEqual([]);
    expect(kinds([listed()], [booked({ hasOrder: false, isBeingRefunded: true })])).toEqual([]);
    expect(
      kinds(
        [listed({ refundedCents: 1554 })],
        [booked({ state: 'refunded', refundedCents: 1554, hasOrder: false })],
      ),
    ).toEqual([]);
  });
});
