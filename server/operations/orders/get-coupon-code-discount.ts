import { checkField } from '#contract/forms/field-rules.ts';
import { couponForm } from '#contract/forms/coupon.ts';
import { problemText } from '#contract/forms/problem-text.ts';
import { messages } from '#contract/messages.ts';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { applyCoupon, isRefusal, readCart } from '#shop/orders/orders.ts';
import { centsToDollars } from '#rules/money.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { orderRefusalRow } from './order-refusal.ts';

export const handler = handle(
  getCouponCodeDiscount,
  async ({ CouponCode, cartJsonData, ...input }, { app, caller }) => {
    const problem = checkField(couponForm.CouponCode, CouponCode);
    if (problem) return new Refused(400, problemText(problem));
    const lines = readCart(cartJsonData);
    if (!lines) return new Refused(400, messages.texts.generalError);
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
