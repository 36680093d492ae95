import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToast, type Message } from '#web/toasts.ts';
import type { Coupon, CouponFor } from './check-coupon.ts';

/** Loads the field for a code, with the call that checks it. */
export const loadBox = () => import('./coupon-box.tsx');

/**
 * The only coupon of an order (specification §4). It is checked again when the cart or delivery method changes; a code without a
 * discount is removed with a message.
 * @param before the code applied when the shopper left the page, or '' if there is none
 */
export function useCoupon({ cart, method }: CouponFor, before: string) {
  const shop = useShop();
  const current = `${cart}${method}`;
  // A code from an earlier visit has no discount until it is checked for the current cart.
  const [coupon, setCoupon] = useState<Coupon | null>(
    before === '' ? null : { code: before, checked: '', discount: 0 },
  );
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Message | null>(null);
  const [entered, setEntered] = useState(false);
  const latest = useRef(coupon);

  const save = (found: Coupon | null) => {
    latest.current = found;
    setCoupon(found);
  };

  const request = async (code: string) => {
    setBusy(true);
    const outcome = await loadBox().then(
      (box) => box.checkCoupon(shop, code, { cart, method }),
      (): Message => ({ code: failureMessage(null) }),
    );
    setBusy(false);
    return 'discount' in outcome ? { ...outcome, checked: current } : outcome;
  };

  /** Checks the coupon again. `announced` is the message the shopper has just seen. */
  const renew = async (announced?: MessageCode) => {
    if (!latest.current) return;
    const outcome = await request(latest.current.code);
    const found = 'discount' in outcome;
    save(found ? outcome : null);
    setRefused(found ? null : outcome);
    if (!found && outcome.code !== announced) showToast('warning', couponMessage(outcome));
  };

  const onChange = useEffectEvent(() => void renew());
  const stale = coupon !== null && coupon.checked !== current;
  useEffect(() => {
    if (stale) onChange();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each further change asks again
  }, [stale, current]);

  return {
    /** The code that is applied or about to be checked again, or '' if there is none. */
    code: coupon?.code ?? '',
    applied: coupon?.discount ? coupon : null,
    busy,
    renew,
    /** Why the last code was refused. */
    refused,
    /** Whether the code was entered on this visit. */
    entered,
    forgive: () => setRefused(null),
    /**
     * Applies a code. Returns null if it applies, otherwise the reason why not. A second submit while the
     * first is pending finds the applied coupon.
     */
    apply: async (code: string): Promise<Message | null> => {
      setRefused(null);
      setEntered(true);
      const outcome = latest.current ?? (await request(code));
      if (latest.current) return { code: 'couponAlreadyApplied' };
      if (!('discount' in outcome)) {
        setRefused(outcome);
        return couponMessage(outcome);
      }
      save(outcome);
      return null;
    },
  };
}
/** Returns the message of the specification (§8); the specific reason is shown at the field. */
const couponMessage = (why: Message): Message =>
  why.code.startsWith('coupon') ? { code: 'invalidCoupon' } : why;

export type Couponing = ReturnType<typeof useCoupon>;
