import { expect, it } from 'vitest';
import { orderStatuses } from '#contract/constants.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { NextSteps } from './next-steps.tsx';
import type { Order } from './job-types.ts';

const shown = (MobileNo: string, isSent = false) => {
  const order = {
    OrderId: 1,
    OrderNumber: 'AG1',
    LatestStatusID: orderStatuses.active,
    ShippingAddress: { MobileNo },
  };
  return rendered(<NextSteps order={order as Order} items={[{ IsDigitalProduct: false }]} isSent={isSent} />);
};

it('promises a call to customers who gave only a phone number', () => {
  expect(shown('012 345 678')).toContain('call you');
  expect(shown('012 345 678', true)).not.toContain('prepare');
  expect(shown('')).not.toContain('call you');
  expect(shown('')).toContain('deliver it to you');
});
