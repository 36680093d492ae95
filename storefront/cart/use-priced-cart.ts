import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { moneyText } from '#ui/money.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { useShop } from '../shop-context.tsx';
import { reached } from '../offline/connection.ts';
import { removeFromCart, useCart } from '../state/cart.ts';
import type { LastPricing } from '../state/last-prices.ts';
import { useStateReady } from '../state/persist.ts';
import { showToast } from '#web/toasts.ts';
import { atQuantities, goneIds, type PricedCart } from './priced-cart.ts';
import { pricesChanged, type ShownPrices, withPrices } from './shown-prices.ts';

/** Between presses of a stepper; the amounts are there at once, the call only confirms them. */
const pause = 150;

/** What this tab has shown, from page to page. */
let shownPrices: ShownPrices = new Map();

export type CartView =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; code: MessageCode }
  /** `failed`: the server has not confirmed the latest change. `day`: the prices are those of that day, dd-mm-yyyy. */
  | { kind: 'shown'; cart: PricedCart; failed: MessageCode | null; day?: string };

/**
 * The stored cart at the server's prices, followed through every change in this tab and others. Tells what changed
 * since it was shown: prices, and items no longer sold, which leave the cart. Lines tell their own problems.
 * @param last where prices are kept, to be shown while none can be had
 */
export function usePricedCart(last?: LastPricing): {
  view: CartView;
  refresh: (options?: { quiet: boolean }) => void;
} {
  const { call, lang } = useShop();
  const { items } = useCart();
  const ready = useStateReady();
  const asked = JSON.stringify(items);
  const [answer, setAnswer] = useState<PricedCart | null>(null);
  const [failed, setFailed] = useState<{ asked: string; code: MessageCode } | null>(null);
  const [round, setRound] = useState(0);
  const quiet = useRef(false);

  const price = useEffectEvent(async (signal: AbortSignal) => {
    const reply = await call(
      getCustomerCartItems,
      { cartJsonData: asked, languageCode: lang },
      { signal },
    ).catch(() => null);
    if (signal.aborted) return;
    if (reply?.statusCode !== 200) {
      setFailed({ asked, code: failureMessage(reply?.statusCode ?? null) });
      return;
    }
    setAnswer(reply.data);
    last?.keep(items, reply.data);
    setFailed(null);
    reached();
    tellPrices(reply.data, quiet.current);
    quiet.current = false;
    const gone = goneIds(items, reply.data);
    if (gone.length > 0) showToast('warning', { code: 'itemsGone' });
    for (const id of gone) removeFromCart(id);
  });
  const start = useEffectEvent((signal: AbortSignal) =>
    setTimeout(() => void price(signal), answer ? pause : 0),
  );
  const hasItems = items.length > 0;
  useEffect(() => {
    if (!ready || !hasItems) return undefined;
    const controller = new AbortController();
    const timer = start(controller.signal);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is asked for, and another try, begin anew
  }, [ready, hasItems, asked, lang, round]);

  const view = useMemo((): CartView => {
    if (!ready) return { kind: 'loading' };
    if (items.length === 0) return { kind: 'empty' };
    const failure = failed?.asked === asked ? failed.code : null;
    if (answer) return { kind: 'shown', cart: atQuantities(answer, items), failed: failure };
    if (!failure) return { kind: 'loading' };
    const kept = last?.of(items);
    if (!kept) return { kind: 'failed', code: failure };
    return { kind: 'shown', cart: atQuantities(kept.cart, items), failed: failure, day: kept.day };
  }, [ready, items, asked, answer, failed, last]);

  const again = useEffectEvent(() => failed && setRound((count) => count + 1));
  useEffect(() => {
    const onOnline = () => again();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    view,
    refresh: (options) => {
      quiet.current = options?.quiet ?? false;
      setFailed(null);
      setRound((count) => count + 1);
    },
  };
}

/** Says that prices have changed, unless it has been said, and remembers those shown now. */
function tellPrices(cart: PricedCart, said: boolean): void {
  if (!said && pricesChanged(shownPrices, cart)) {
    showToast('warning', { code: 'priceChanged', values: { total: moneyText(cart.orderTotal) } });
  }
  shownPrices = withPrices(shownPrices, cart);
}
