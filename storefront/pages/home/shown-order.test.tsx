import { expect, it } from 'vitest';
import type { OrderProgress } from '#storefront/orders/use-order-progress.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { WhatNext } from './shown-order.tsx';

const shown = (MobileNo: string) =>
  rendered(
    <WhatNext
      order={
        {
          MobileNo,
          Steps: [{ Step: 'delivered', State: 'next', At: null }],
          AddressLineOne: '',
          CityName: '',
          Email: 'a@example.com',
          ShippingDays: '',
          OrderDay: '2026-11-23',
        } as unknown as OrderProgress
      }
    />,
  );

it('promises a call to customers who gave only a phone number', () => {
  expect(shown('012 345 678')).toContain('call you');
  expect(shown('')).not.toContain('call you');
});
