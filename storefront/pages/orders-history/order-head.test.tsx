import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import type { OrderProgress } from '#storefront/orders/order-progress.ts';
import { OrderHead } from './order-head.tsx';
import type { Order } from './use-orders.ts';

const shown = (Status: string) => {
  const progress = {
    Steps: [{ Step: 'cancelled', State: 'done', At: '2026-11-28T03:49:00Z' }],
    CancelledByCustomer: true,
    Payment: { Status, Notes: [] },
  } as unknown as OrderProgress;
  return rendered(
    <OrderHead order={{ OrderNumber: 'AG1' } as Order} progress={progress} heading={null}>
      {null}
    </OrderHead>,
  );
};

it('says one thing about a canceled order whose payment slip is being checked', () => {
  expect(shown('checkingSlip')).toContain('You canceled this order');
  expect(shown('checkingSlip')).not.toContain('Checking payment slip');
});

it('says that an order was canceled before it says that money is due back', () => {
  expect(shown('refundDue')).toMatch(/You canceled this order.*Refund due/u);
});
