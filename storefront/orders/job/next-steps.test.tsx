import { expect, it } from 'vitest';
import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { NextSteps } from './next-steps.tsx';
import type { Order, OrderProgress } from './job-types.ts';

type Step = OrderProgress['Steps'][number];

/** The parcels that left, and whether the order did. It has no carrier and no tracking number. */
const gone = (parcels: number, State: Step['State']) => ({
  Parcels: Array.from({ length: parcels }, () => ({})) as OrderProgress['Parcels'],
  Steps: [
    { Step: 'preparing', State: State === 'next' ? 'now' : 'done', At: null },
    { Step: 'sent', State, At: null },
  ] satisfies Step[],
});

interface File {
  IsDigitalProduct: boolean;
  LatestStatusID: number;
  ShippingStatusID: number;
}

const shown = (MobileNo: string, progress = gone(0, 'next'), more: object = {}, files: File[] = []) => {
  const order = {
    OrderId: 1,
    OrderNumber: 'AG1',
    OrderTotal: 5,
    LatestStatusID: orderStatuses.active,
    ShippingAddress: { MobileNo },
    ...more,
  };
  const items = [{ IsDigitalProduct: false, LatestStatusID: 1, ShippingStatusID: 1 }, ...files];
  return rendered(<NextSteps order={order as Order} items={items} progress={progress} />);
};
const atShop = { Delivery: { Kind: 'shop' } };
const inCash = { PaymentMethodId: paymentMethodIds.cashOnDelivery };

it('promises a call to customers who gave only a phone number', () => {
  expect(shown('012 345 678')).toContain('call you');
  expect(shown('012 345 678', gone(1, 'now'))).not.toContain('prepare');
  expect(shown('')).not.toContain('call you');
  expect(shown('')).toContain('deliver it to you');
});

it('says that the rest is still being prepared after a part of the order has left', () => {
  const some = gone(1, 'next');
  expect(shown('012 345 678', some)).toContain('prepare the rest and call you');
  expect(shown('', some)).toContain('prepare the rest and deliver it');
  expect(shown('', some, atShop)).toContain('Pick up what’s ready');
});

it('asks to pick up an order that is ready, with or without a carrier', () => {
  expect(shown('', gone(0, 'next'), atShop)).toContain('when you can pick it up');
  expect(shown('', gone(1, 'now'), atShop)).toContain('Pick it up at our shop');
});

it('customers pay in cash on receipt, also at the shop', () => {
  expect(shown('', gone(0, 'next'), { ...inCash, ...atShop })).toContain('when you receive your order');
});

it('says that files will be ready only while one isn’t', () => {
  const file = { IsDigitalProduct: true, LatestStatusID: 2, ShippingStatusID: 1 };
  const ready = { ...file, ShippingStatusID: orderStatuses.completed };
  expect(shown('', gone(0, 'next'), {}, [file, ready])).toContain('as soon as they’re ready');
  expect(shown('', gone(0, 'next'), {}, [ready])).not.toContain('as soon as they’re ready');
});

it('a printed order with a deposit waits for the approval of its proof and for its balance', () => {
  const waiting = { ...gone(0, 'next'), ApproveDay: '2026-12-01' };
  const ready = shown('', waiting, { DueLater: 321.75, DueLaterWhen: 'ready' });
  expect(ready).toMatch(/the proof.*balance.*321\.75.*once it’s ready.*deliver/su);
  const atDoor = shown('', gone(0, 'next'), { DueLater: 321.75, DueLaterWhen: 'delivery' });
  expect(atDoor).not.toContain('the proof');
  expect(atDoor).toMatch(/deliver it to you.*balance.*321\.75.*on delivery/su);
});
