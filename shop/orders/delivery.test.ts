import { describe, expect, it } from 'vitest';
import type { DeliveryOffer } from '#shop/delivery/delivery.ts';
import { deliveryOf } from './delivery.ts';

const offer = (methodId: number, priceCents: number, more: Partial<DeliveryOffer> = {}): DeliveryOffer => ({
  methodId,
  name: { en: `Way ${methodId}`, km: `Way ${methodId}` },
  company: '',
  kind: 'door',
  priceCents,
  daysFrom: 1,
  daysTo: 2,
  serves: true,
  ...more,
});
const items = { isDigital: false, isShippingFree: false, shippingDays: '' };
const offers = [offer(1, 300), offer(2, 150), offer(3, 100, { serves: false }), offer(4, 150)];

describe('delivery methods of a cart', () => {
  it('a cart has no delivery when the shop has no methods or no item is shipped', () => {
    expect(deliveryOf(null, [items], null)).toBeNull();
    expect(deliveryOf(offers, [], 1)).toBeNull();
    expect(deliveryOf(offers, [{ ...items, isDigital: true }], 1)).toBeNull();
  });

  it('a cart offers the methods that serve the address in the order staff set, and preselects the cheapest, or the first of equals', () => {
    const delivery = deliveryOf(offers, [items], null);
    expect(delivery?.methods.map(({ methodId }) => methodId)).toEqual([1, 2, 4]);
    expect(delivery?.method).toMatchObject({ methodId: 2, priceCents: 150 });
  });

  it('a cart uses the selected method, and none if it was removed or does not serve the address', () => {
    expect(deliveryOf(offers, [items], 1)?.method).toMatchObject({ methodId: 1, priceCents: 300 });
    for (const id of [3, 77]) expect(deliveryOf(offers, [items], id)?.method).toBeNull();
    expect(deliveryOf([offer(3, 1, { serves: false })], [items], null)).toEqual({
      methods: [],
      method: null,
      days: null,
      isPricedLater: false,
    });
  });

  it('delivery is free when all items ship free, by the method that is cheapest for the shop', () => {
    const free = { ...items, isShippingFree: true };
    const delivery = deliveryOf(offers, [free, { ...free, isDigital: true, isShippingFree: false }], null);
    expect(delivery?.methods.map(({ priceCents }) => priceCents)).toEqual([0, 0, 0]);
    expect(delivery?.method).toMatchObject({ methodId: 2 });
    expect(deliveryOf(offers, [free, items], null)?.method).toMatchObject({ priceCents: 150 });
  });

  it.each([
    [0, 0, '0'],
    [1, 1, '1'],
    [0, 2, '0-2'],
  ])('delivery takes the days of the method: %i to %i', (daysFrom, daysTo, days) => {
    expect(deliveryOf([offer(1, 1, { daysFrom, daysTo })], [items], null)?.method?.days).toBe(days);
  });

  it('delivery is never faster than the items allow, and later when options need more days', () => {
    const made = { ...items, shippingDays: '5-7' };
    const daysOf = (line: typeof items & { extraDays?: number }) =>
      deliveryOf(offers, [line], 1)?.method?.days;
    expect([daysOf(made), daysOf({ ...made, extraDays: 3 }), daysOf({ ...items, extraDays: 3 })]).toEqual([
      '5-7',
      '8-10',
      '4-5',
    ]);
  });

  it('without a destination delivery is priced later, unless all items ship free', () => {
    const anywhere = [offer(1, 300, { serves: null }), offer(2, 0, { serves: null })];
    expect(deliveryOf(anywhere, [items], null)).toEqual({
      methods: [],
      method: null,
      days: '1-2',
      isPricedLater: true,
    });
    expect(deliveryOf(anywhere, [{ ...items, isShippingFree: true }], null)).toBeNull();
  });
});
