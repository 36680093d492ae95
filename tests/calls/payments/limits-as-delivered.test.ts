import { expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { khqrMethod } from '#server/payments/khqr/khqr-provider.ts';
import { ownLimits } from '#tests/support/order-queue-capacity.ts';
import { newShoppers } from '#tests/support/shop-api.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { payingShop } from './paying.ts';
import type { CodeRow } from './paying-by-code.ts';

const { db, request } = await payingShop('', ownLimits);

it('five shoppers who poll their QR codes do not block others at their IP address', async () => {
  const [buyer, ...waiting] = await newShoppers(db, 6);
  // The number of polls of a page that polls every three seconds.
  const looks = 20;
  for (const [at, each] of waiting.entries()) {
    const order = orderFor(each, [mug(1)], { PaymentMethod: String(khqrMethod) });
    const { data } = await request(beginPayment, order, each, { 'idempotency-key': `waiting-for-${at}` });
    const [{ PaymentKey }] = data as [CodeRow];
    for (let time = 0; time < looks; time += 1) {
      const look = await request(confirmPayment, { UserID: each.customerId, PaymentKey, Proof: '' }, each);
      expect(look).toMatchObject({ status: 200, data: [{ PaymentAction: 'show-code' }] });
    }
  }
  const cart = orderFor(buyer!, [mug(1)]);
  expect(await request(getCouponCodeDiscount, { ...cart, CouponCode: 'none' }, buyer)).toMatchObject({
    status: 200,
  });
  expect(await request(postCustomerOrder, cart, buyer)).toMatchObject({
    status: 200,
    envelope: { statusCode: 200 },
  });
});
