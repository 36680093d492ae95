import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { failureMessage } from '#storefront/failure-message.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#storefront/state/toasts.ts';

/** A coupon and what it takes off the cart it was asked for, in dollars. */
export interface AppliedCoupon {
  code: string;
  discount: number;
}

/**
 * The coupon of an order, one at most (specification §4). When the cart changes under it, it is asked for anew; a code
 * that takes nothing off any more is dropped, and said.
 */
export function useCoupon(cart: string) {
  const { call } = useShop();
  const [applied, setApplied] = useState<(AppliedCoupon & { cart: string }) | null>(null);
  const [asking, setAsking] = useState(false);
  const current = useRef(applied);

  const keep = (coupon: typeof applied) => {
    current.current = coupon;
    setApplied(coupon);
  };

  const ask = async (code: string): Promise<boolean> => {
    setAsking(true);
    const reply = await call(getCouponCodeDiscount, { CouponCode: code, cartJsonData: cart }).catch(() => null);
    setAsking(false);
    const discount = reply?.data.DiscountValueAfterCouponAppliedWithQuantity ?? 0;
    if (discount > 0) {
      keep({ code, discount, cart });
      return true;
    }
    const lost = reply === null || reply.statusCode === 429 || reply.statusCode >= 500;
    const refused = reply?.data.MessageCode ?? 'invalidCoupon';
    showToast('error', { code: lost ? failureMessage(reply?.statusCode ?? null) : refused });
    return false;
  };

  const askAgain = useEffectEvent(async (code: string) => {
    if (!(await ask(code))) keep(null);
  });
  const stale = applied !== null && applied.cart !== cart ? applied.code : null;
  useEffect(() => {
    if (stale !== null) void askAgain(stale);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each further change asks again
  }, [stale, cart]);

  return {
    applied,
    asking,
    /** Whether it was applied; says why not. A second submit that arrives late finds the first one's coupon. */
    apply: async (code: string): Promise<boolean> => {
      if (current.current) {
        showToast('error', { code: 'couponAlreadyApplied' });
        return false;
      }
      return ask(code);
    },
    drop: () => keep(null),
  };
}
export type Couponing = ReturnType<typeof useCoupon>;
