import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import type { Call } from '#web/call.ts';
import { failureMessage } from '#web/failure-message.ts';
import type { Message } from '#web/toasts.ts';

/** A coupon code, the cart it was checked for, and its discount in dollars. */
export interface Coupon {
  code: string;
  cart: string;
  discount: number;
}

/** Returns the current discount of a code, or why there is none. Loaded when the first code is entered. */
export async function checkCoupon(call: Call, code: string, cart: string): Promise<Coupon | Message> {
  const reply = await call(getCouponCodeDiscount, { CouponCode: code, cartJsonData: cart }).catch(() => null);
  const discount = reply?.data.DiscountValueAfterCouponAppliedWithQuantity ?? 0;
  if (discount > 0) return { code, cart, discount };
  const lost = reply === null || reply.statusCode === 429 || reply.statusCode >= 500;
  if (lost) return { code: failureMessage(reply?.statusCode ?? null) };
  const { MessageCode: reason = 'invalidCoupon', MessageValues: values = {} } = reply.data;
  return { code: reason, values };
}
