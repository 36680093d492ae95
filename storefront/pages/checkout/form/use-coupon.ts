import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToast, type Message } from '#web/toasts.ts';
import type { Coupon } from './ask-coupon.ts';

/**
 * The coupon of an order, one at most (specification §4). When the cart changes under it, it is asked for anew; a code
 * that takes nothing off any more is dropped, and said.
 * @param before the code that was applied when the shopper left; '' for none
 */
export function useCoupon(cart: string, before: string) {
  const { call } = useShop();
  // The code from before was asked for no cart yet, and takes nothing off until it is.
  const [coupon, setCoupon] = useState<Coupon | null>(
    before === '' ? null : { code: before, cart: '', discount: 0 },
  );
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Message | null>(null);
  const [entered, setEntered] = useState(false);
  const latest = useRef(coupon);

  const keep = (found: Coupon | null) => {
    latest.current = found;
    setCoupon(found);
  };

  const ask = async (code: string) => {
    setAsking(true);
    const outcome = await import('./ask-coupon.ts').then(
      ({ askCoupon }) => askCoupon(call, code, cart),
      (): Message => ({ code: failureMessage(null) }),
    );
    setAsking(false);
    return outcome;
  };

  /** Asks again; `said`: the sentence the shopper has just been told. */
  const renew = async (said?: MessageCode) => {
    if (!latest.current) return;
    const outcome = await ask(latest.current.code);
    const found = 'discount' in outcome;
    keep(found ? outcome : null);
    setRefused(found ? null : outcome);
    if (!found && outcome.code !== said) showToast('warning', couponSaid(outcome));
  };

  const onChange = useEffectEvent(() => void renew());
  const stale = coupon !== null && coupon.cart !== cart;
  useEffect(() => {
    if (stale) onChange();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each further change asks again
  }, [stale, cart]);

  return {
    /** Applied, or about to be asked for again; '' for none. */
    code: coupon?.code ?? '',
    applied: coupon?.discount ? coupon : null,
    asking,
    renew,
    /** Why there is none, since the last code that was tried. */
    refused,
    /** Here, and not before. */
    entered,
    forgive: () => setRefused(null),
    /** Null when it was applied, else why not. A second submit on its way finds the first one's coupon. */
    apply: async (code: string): Promise<Message | null> => {
      setRefused(null);
      setEntered(true);
      const outcome = latest.current ?? (await ask(code));
      if (latest.current) return { code: 'couponAlreadyApplied' };
      if (!('discount' in outcome)) {
        setRefused(outcome);
        return couponSaid(outcome);
      }
      keep(outcome);
      return null;
    },
  };
}
/** The sentence of the catalogue (specification §8); what stands against this cart is read at the field. */
const couponSaid = (why: Message): Message =>
  why.code === 'couponNotWithDiscount' ? { code: 'invalidCoupon' } : why;

export type Couponing = ReturnType<typeof useCoupon>;
