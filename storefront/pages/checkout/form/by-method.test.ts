import { expect, it } from 'vitest';
import { byMethod, withFreeDelivery } from './by-method.ts';

const method = (DeliveryMethodId: number, Price: number, ShippingDays: string) => ({
  DeliveryWayId: DeliveryMethodId,
  Price,
  Name: '',
  CompanyName: '',
  Kind: 'door' as const,
  ShippingDays,
});
const cart = {
  productsData: [],
  cartSubTotal: 2,
  shippingSubTotal: 1.5,
  orderTotal: 3.5,
  ShippingDays: '1',
  DeliveryWays: [method(1, 1.5, '1'), method(2, 3.1, '0')],
  DeliveryWayId: 1,
  DeliveryPrice: 1.5,
};

it('another delivery method has its own price and days', () => {
  const other = byMethod(cart, 2);
  expect(other).toMatchObject({ DeliveryWayId: 2, shippingSubTotal: 3.1, orderTotal: 5.1 });
  expect(other).not.toHaveProperty('ShippingDays');
  expect(byMethod(other, 1)).toEqual(cart);
});

it('a delivery method that is no longer offered changes nothing', () => {
  expect(byMethod(cart, 7)).toBe(cart);
});

it('free delivery takes the price off the selected method, and leaves that of the others', () => {
  const free = withFreeDelivery(byMethod(cart, 2));
  expect(free.shippingSubTotal).toBe(0);
  expect(free.DeliveryWays?.map(({ Price }) => Price)).toEqual([1.5, 0]);
});
