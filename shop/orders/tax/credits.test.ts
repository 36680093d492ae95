import { describe, expect, it } from 'vitest';
import { creditsDue, type RefundToCredit } from './credits.ts';

const facts = {
  invoicedCents: 3000,
  creditedCents: 0,
  unlinkedCents: 0,
  loweredCents: 0,
  receivedCents: 3000,
  retainedCents: 0,
  isOver: false,
};
const refund = (refundId: number, cents: number, more: Partial<RefundToCredit> = {}): RefundToCredit => ({
  refundId,
  cents,
  isDone: true,
  isOfLines: false,
  isSurplus: false,
  creditedCents: null,
  ...more,
});

describe('credit notes', () => {
  it('credit notes are one for each refund that went through', () => {
    const refunds = [refund(1, 500), refund(2, 700), refund(3, 100, { isDone: false })];
    expect(creditsDue(facts, refunds)).toEqual([
      { refundId: 1, cents: 500 },
      { refundId: 2, cents: 700 },
    ]);
  });

  it('credit a refund of items in full before and after the surplus is refunded', () => {
    const paid = { ...facts, receivedCents: 4000 };
    const item = refund(2, 1500, { isOfLines: true });
    const surplus = refund(1, 1000, { isSurplus: true, isDone: false });
    expect(creditsDue(paid, [item])).toEqual([{ refundId: 2, cents: 1500 }]);
    expect(creditsDue(paid, [item, surplus])).toEqual([{ refundId: 2, cents: 1500 }]);
    const both = [
      { ...item, creditedCents: 1500 },
      { ...surplus, isDone: true },
    ];
    expect(creditsDue({ ...paid, creditedCents: 1500 }, both)).toEqual([]);
  });

  it('credit notes don’t credit a surplus that staff refund as an amount, once', () => {
    const paid = { ...facts, receivedCents: 4000 };
    expect(creditsDue(paid, [refund(1, 1000)])).toEqual([]);
    expect(creditsDue(paid, [refund(1, 1000), refund(2, 200)])).toEqual([{ refundId: 2, cents: 200 }]);
    expect(creditsDue(paid, [refund(1, 4000)])).toEqual([{ refundId: 1, cents: 3000 }]);
  });

  it('credit notes cover an amount in full once the surplus is refunded as such', () => {
    const paid = { ...facts, receivedCents: 4000 };
    const surplus = refund(1, 1000, { isSurplus: true });
    expect(creditsDue(paid, [surplus, refund(2, 200)])).toEqual([{ refundId: 2, cents: 200 }]);
  });

  it('credit notes cover no surplus whose refund failed, and no amount twice', () => {
    const paid = { ...facts, receivedCents: 4000 };
    const surplus = refund(1, 1000, { isSurplus: true, isDone: false });
    expect(creditsDue(paid, [refund(2, 200), surplus])).toEqual([{ refundId: 2, cents: 200 }]);
    // Staff refund it later as an amount.
    const credited = refund(2, 200, { creditedCents: 200 });
    expect(creditsDue({ ...paid, creditedCents: 200 }, [credited, refund(3, 1000)])).toEqual([]);
  });

  it('credit notes don’t repeat what an edit took off an invoiced deposit if its refund fails', () => {
    const lowered = {
      ...facts,
      invoicedCents: 1554,
      creditedCents: 554,
      loweredCents: 554,
      receivedCents: 1554,
    };
    expect(creditsDue(lowered, [refund(2, 554)])).toEqual([]);
    expect(creditsDue(lowered, [refund(2, 654)])).toEqual([{ refundId: 2, cents: 100 }]);
  });

  it('cover the rest of the invoice of a void order, and no refund after that', () => {
    const over = { ...facts, isOver: true };
    expect(creditsDue(over, [refund(1, 500)])).toEqual([
      { refundId: 1, cents: 500 },
      { refundId: null, cents: 2500 },
    ]);
    const credited = { ...over, creditedCents: 3000, unlinkedCents: 2500 };
    expect(creditsDue(credited, [refund(1, 500, { creditedCents: 500 }), refund(2, 2500)])).toEqual([]);
  });

  it('credit notes leave what the shop retains of a canceled order invoiced', () => {
    const over = { ...facts, isOver: true, retainedCents: 800 };
    expect(creditsDue(over, [refund(1, 2200)])).toEqual([{ refundId: 1, cents: 2200 }]);
    expect(creditsDue({ ...over, creditedCents: 2200 }, [refund(1, 2200, { creditedCents: 2200 })])).toEqual(
      [],
    );
  });

  it('credit notes that belong to no refund count for the first refunds', () => {
    const before = { ...facts, creditedCents: 600, unlinkedCents: 600 };
    expect(creditsDue(before, [refund(1, 500), refund(2, 300)])).toEqual([{ refundId: 2, cents: 200 }]);
  });
});
