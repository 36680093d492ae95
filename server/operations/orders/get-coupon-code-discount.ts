import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { applyCoupon, isRefusal, readCart } from '#shop/orders/orders.ts';
import { centsToDollars } from '#rules/money.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { unreadable } from '../../calls/form-refusal.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { orderRefusalRow } from './order-refusal.ts';

export const handler = handle(
  getCouponCodeDiscount,
  async ({ CouponCode, cartJsonData, ...input }, { app, caller }) => {
    const lines = readCart(cartJsonData);
    if (!lines) return unreadable('cartJsonData');
    const coupon = await applyCoupon(app.db, {
      lines,
      couponCode: CouponCode,
      customerId: customerIdOf(caller),
      deliveryMethodId: input.DeliveryWayId,
    });
    if (isRefusal(coupon)) {
      const { ResponseMsg, ...fields } = orderRefusalRow(coupon, input.languageCode);
      return new Refused(400, ResponseMsg, fields);
    }
    const discount = centsToDollars(coupon.discountCents + coupon.deliveryCents);
    return {
      DiscountValueAfterCouponAppliedWithQuantity: discount,
      DiscountValueAfterCouponApplied: discount,
      DiscountId: coupon.couponId,
      ...(coupon.deliveryCents > 0 && { FreeDelivery: true as const }),
    };
  },
);
