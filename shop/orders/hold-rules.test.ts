import { describe, expect, it } from 'vitest';
import {
  addressRefusal,
  customerRefusal,
  reservedCents,
  type HeldBy,
  type HeldFromAddress,
  type ReservationLimits,
} from './hold-rules.ts';

const limits: ReservationLimits = {
  dailyCap: 20,
  newcomer: { orders: 3, cents: 100_000 },
  known: { orders: 20, cents: 500_000 },
  confirmHours: 48,
  address: { orders: 200, share: 5, cashShare: 3, productShare: 75 },
  allShare: 25,
};

describe('limits of cash orders per customer', () => {
  const newCustomer = { isKnown: false, cashOrdersToday: 0, openCashOrders: 0, openCashCents: 0 };
  const known = { ...newCustomer, isKnown: true };

  it('an office may order three gifts in one day, $800 together', () => {
    const gifts = [26_000, 27_000, 27_000];
    for (const [at, cents] of gifts.entries()) {
      const before = gifts.slice(0, at).reduce((total, each) => total + each, 0);
      const customer = { ...newCustomer, cashOrdersToday: at, openCashOrders: at, openCashCents: before };
      expect(customerRefusal(customer, cents, limits)).toBeNull();
    }
  });

  it('a new customer may have three open orders, for $1,000 together', () => {
    expect(customerRefusal({ ...newCustomer, openCashOrders: 3 }, 100, limits)).toEqual({
      code: 'cashLimitOrders',
      values: { n: 3 },
    });
    expect(customerRefusal({ ...newCustomer, openCashCents: 60_000 }, 40_000, limits)).toBeNull();
    expect(customerRefusal({ ...newCustomer, openCashCents: 60_000 }, 40_001, limits)).toEqual({
      code: 'cashLimitValue',
      values: { total: '$1000.00' },
    });
  });

  it('a customer with a completed delivery may have twenty open orders, for $5,000 together', () => {
    expect(
      customerRefusal({ ...known, openCashOrders: 19, openCashCents: 400_000 }, 100_000, limits),
    ).toBeNull();
    expect(customerRefusal({ ...known, openCashOrders: 20 }, 1, limits)?.code).toBe('cashLimitOrders');
    expect(customerRefusal({ ...known, openCashCents: 500_000 }, 1, limits)?.code).toBe('cashLimitValue');
  });

  it('no customer places more than twenty orders in a day, even if all were delivered', () => {
    expect(customerRefusal({ ...known, cashOrdersToday: 20 }, 1, limits)).toEqual({
      code: 'cashLimitReached',
    });
  });
});

describe('reservations of new customers per IP address', () => {
  const names = { 1: 'Mug' };
  const line = (quantity: number, basePriceCents = 1000, stock: number | null = 100) => ({
    productId: 1,
    names,
    quantity,
    stock,
    basePriceCents,
  });
  /** Returns a shop whose tracked stock is worth $100,000. */
  const from = (more: Partial<HeldFromAddress> = {}): HeldFromAddress => ({
    orders: 0,
    cents: 0,
    cashCents: 0,
    allCents: more.cents ?? 0,
    wholeCents: 10_000_000,
    products: [{ productId: 1, held: 0, stock: 100_000 }],
    ...more,
  });
  const codeOf = (by: HeldBy, lines: ReturnType<typeof line>[], held: HeldFromAddress) =>
    addressRefusal(by, lines, held, limits)?.code;

  it('a reservation counts tracked items at their regular price and ignores untracked ones', () => {
    expect(reservedCents([line(3), line(2, 500), line(9, 1000, null)])).toBe(4000);
  });

  it('cash orders reserve no more than three hundredths of the tracked stock, however many there are', () => {
    expect(
      codeOf('cash', [line(100)], from({ orders: 20, cents: 200_000, cashCents: 200_000 })),
    ).toBeUndefined();
    expect(codeOf('cash', [line(101)], from({ orders: 20, cents: 200_000, cashCents: 200_000 }))).toBe(
      'cashLimitHere',
    );
  });

  it('payments may reserve up to five hundredths when the share of cash orders is used up', () => {
    const full = from({ cents: 300_000, cashCents: 300_000 });
    expect(codeOf('cash', [line(1)], full)).toBe('cashLimitHere');
    expect(codeOf('payment', [line(200)], full)).toBeUndefined();
    for (const by of ['payment', 'captured'] as const) expect(codeOf(by, [line(201)], full)).toBeDefined();
  });

  it('even a small shop leaves room for two new customers at an IP address, one of them paying cash', () => {
    const small = (more: Partial<HeldFromAddress> = {}) => from({ ...more, wholeCents: 300_000 });
    expect(codeOf('cash', [line(100)], small())).toBeUndefined();
    expect(codeOf('cash', [line(101)], small())).toBe('cashLimitHere');
    expect(codeOf('payment', [line(100)], small({ cents: 100_000, cashCents: 100_000 }))).toBeUndefined();
  });

  it('reservations are limited to two hundred orders', () => {
    expect(codeOf('cash', [line(1)], from({ orders: 199 }))).toBeUndefined();
    expect(codeOf('cash', [line(1)], from({ orders: 200 }))).toBe('cashLimitHere');
    expect(codeOf('transfer', [line(1)], from({ orders: 200 }))).toBe('transferLimitHere');
    expect(codeOf('payment', [line(1)], from({ orders: 200 }))).toBeDefined();
  });

  it.each([
    [2, 0, 1],
    [3, 0, 2],
    [4, 0, 3],
    [10, 0, 7],
    [5, 5, 2],
    [900, 0, 675],
  ])('a product with %i in stock and %i reserved leaves %i for new customers', (stock, held, left) => {
    const there = from({ products: [{ productId: 1, held, stock }] });
    const refusal = (quantity: number) => addressRefusal('payment', [line(quantity, 1)], there, limits);
    expect(refusal(left)).toBeNull();
    expect(refusal(left + 1)).toEqual({ code: 'reservedShort', values: { n: left, name: names } });
  });

  it('new customers may take the last unit, unless they have already reserved enough of the product', () => {
    const of = (stock: number, held: number) => from({ products: [{ productId: 1, held, stock }] });
    expect(codeOf('cash', [line(1)], of(1, 0))).toBeUndefined();
    expect(codeOf('cash', [line(1)], of(1, 3))).toBe('reservedOut');
  });

  it('the last unit is never reserved while another customer is paying for it', () => {
    const of = (stock: number) => from({ products: [{ productId: 1, held: 0, stock, isSought: true }] });
    expect(codeOf('cash', [line(1)], of(1))).toBe('reservedOut');
    expect(codeOf('payment', [line(2)], of(2))).toBe('reservedShort');
    expect(codeOf('cash', [line(1)], of(2))).toBeUndefined();
  });

  it('the product limit ignores a product that is out of stock, because the stock check handles it', () => {
    const none = from({ products: [{ productId: 1, held: 10, stock: 0 }] });
    expect(codeOf('cash', [line(1)], none)).toBeUndefined();
  });

  it('the product limit is ignored when the client reports a captured payment', () => {
    const last = from({ products: [{ productId: 1, held: 0, stock: 2 }] });
    expect(codeOf('captured', [line(2)], last)).toBeUndefined();
  });
});
