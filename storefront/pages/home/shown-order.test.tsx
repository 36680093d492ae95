import { expect, it } from 'vitest';
import type { OrderProgress } from '#storefront/orders/order-progress.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { WhatNext } from './shown-order.tsx';

const shown = (MobileNo: string, more: object = {}) =>
  rendered(
    <WhatNext
      order={
        {
          MobileNo,
          Parcels: [],
          Steps: [{ Step: 'delivered', State: 'next', At: null }],
          AddressLineOne: '',
          CityName: '',
          Email: 'a@example.com',
          ShippingDays: '',
          OrderDay: '2026-11-23',
          ...more,
        } as unknown as OrderProgress
      }
    />,
  );

it('promises a call to customers who gave only a phone number', () => {
  expect(shown('012 345 678')).toContain('call you');
  expect(shown('')).not.toContain('call you');
});

it('asks to pick up an order at the shop once it is ready', () => {
  const Steps = (State: string) => [
    { Step: 'sent', State, At: null },
    { Step: 'delivered', State: 'next', At: null },
  ];
  expect(shown('', { IsPickUp: true, Steps: Steps('next') })).toContain('tell you when');
  expect(shown('', { IsPickUp: true, Steps: Steps('now') })).toContain('Pick it up at our shop');
});
