import type { LanguageCode } from '#contract/languages.ts';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import type { Call } from '#web/call.ts';
import { failureMessage } from '#web/failure-message.ts';
import type { Message } from '#web/toasts.ts';
import { withFreeDelivery } from './by-method.ts';

/** A coupon code, what it was checked for, and its discount in dollars. */
export interface Coupon {
  code: string;
  checked: string;
  discount: number;
  /** Applies it to a cart whose delivery it makes free. Omitted if it takes the discount off the items. */
  free?: ((cart: PricedCart) => PricedCart) | undefined;
}

/** The cart, and the delivery method if one is selected. */
export interface CouponFor {
  cart: string;
  method: number | undefined;
}

/** Returns the current discount of a code, or why there is none. Loaded when the first code is entered. */
export async function checkCoupon(
  { call, lang: languageCode }: { call: Call; lang: LanguageCode },
  code: string,
  { cart, method }: CouponFor,
): Promise<Omit<Coupon, 'checked'> | Message> {
  const reply = await call(getCouponCodeDiscount, {
    CouponCode: code,
    cartJsonData: cart,
    languageCode,
    DeliveryWayId: method,
  }).catch(() => null);
  const discount = reply?.data.DiscountValueAfterCouponAppliedWithQuantity;
  if (discount) return { code, discount, free: reply?.data.FreeDelivery && withFreeDelivery };
  const lost = reply === null || reply.statusCode === 429 || reply.statusCode >= 500;
  if (lost) return { code: failureMessage(reply?.statusCode ?? null) };
  const { MessageCode: reason = 'invalidCoupon', MessageValues: values = {} } = reply.data;
  return { code: reason, values };
}
