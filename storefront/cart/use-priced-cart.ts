import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { listText } from '#rules/text-of-language.ts';
import { formatMoney } from '#ui/money.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { withLoading } from '#web/loading.ts';
import { useShop } from '../shop-context.tsx';
import { reached } from '../offline/connection.ts';
import { dropFromCart, useCart } from '../state/cart.ts';
import { isPriced, type LastPricing, lastPricing, pricedToday, type Pricing } from '../state/last-prices.ts';
import { useStateReady } from '../state/persist.ts';
import type { CartLine } from '../state/stored-cart.ts';
import { showToast } from '#web/toasts.ts';
import { atQuantities, goneIds, type LineAt, namesOf, type PricedCart } from './priced-cart.ts';
import { pricesChanged, type ShownPrices, withPrices } from './shown-prices.ts';

/** Debounces presses of a stepper, in ms. The amounts update at once; the call only confirms them. */
const pause = 150;

/** The prices shown in this tab, remembered across pages. */
let shownPrices: ShownPrices = new Map();

export type CartView =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; code: MessageCode }
  | ShownCart;

interface ShownCart {
  kind: 'shown';
  cart: PricedCart;
  /** Set if the latest prices failed to load. */
  failed: MessageCode | null;
  /** The day of the shown prices, set only if `failed`. */
  day?: string;
  /** Lines without a known price, set only if `failed`. The cart total is then unknown as well. */
  unpriced: readonly CartLine[];
}

/**
 * Prices the stored cart on the server, and again when it changes in this tab or another. Reports prices that
 * changed since they were shown last. Removes products that are no longer sold, and reports them. Lines
 * report their own problems.
 * @param last the stored prices, shown while none can be loaded
 * @param lineAt prices a line until the server answers
 * @param livesIn the customer's province, or the one a visitor chose, because the delivery price depends on it
 */
export function usePricedCart(
  last?: LastPricing,
  livesIn?: number | null,
  lineAt?: LineAt,
): {
  view: CartView;
  refresh: (options?: { quiet: boolean }) => void;
} {
  const { call, lang } = useShop();
  const { items } = useCart();
  const ready = useStateReady();
  const cartJsonData = JSON.stringify(items);
  const [answer, setAnswer] = useState<Pricing | null>(null);
  /** Null until an answer arrives. The shown cart stays in place while it reloads. */
  const [failed, setFailed] = useState<MessageCode | null>(null);
  const [round, setRound] = useState(0);
  const refreshed = useRef<{ quiet: boolean } | null>(null);

  const price = useEffectEvent(async (signal: AbortSignal) => {
    const request = { cartJsonData, languageCode: lang, StateProvinceId: livesIn };
    const pending = call(getCustomerCartItems, request, { signal }).catch(() => null);
    const reply = await (failed && refreshed.current ? withLoading(pending) : pending);
    if (signal.aborted) return;
    const { quiet } = refreshed.current ?? {};
    if (!quiet || reply?.statusCode === 200) refreshed.current = null;
    if (reply?.statusCode !== 200) {
      const code = failureMessage(reply?.statusCode ?? null);
      setFailed(code);
      if (quiet === false) showToast('error', { code });
      return;
    }
    const before = answer?.cart ?? lastPricing.read()?.cart;
    const priced = pricedToday(items, reply.data);
    setAnswer(priced);
    last?.keep(priced);
    setFailed(null);
    reached();
    notifyPrices(reply.data, quiet ?? false);
    const gone = goneIds(items, reply.data);
    if (gone.length === 0) return;
    const names = namesOf(gone, before);
    showToast(
      'warning',
      names ? { code: 'namedGone', values: { names: listText(lang, names) } } : { code: 'itemsGone' },
    );
    dropFromCart(gone);
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
  }, [ready, hasItems, cartJsonData, lang, livesIn, round]);

  const view = useMemo((): CartView => {
    if (!ready) return { kind: 'loading' };
    if (items.length === 0) return { kind: 'empty' };
    const pricing = answer ?? (failed ? last?.read() : null);
    if (!pricing) return failed ? { kind: 'failed', code: failed } : { kind: 'loading' };
    const priced = items.filter((item) => isPriced(pricing, item));
    const cart = atQuantities(pricing.cart, priced, lineAt);
    if (!failed) return { kind: 'shown', cart, failed, unpriced: [] };
    const unpriced = items.filter((item) => !priced.includes(item));
    return { kind: 'shown', cart, failed, unpriced, ...(priced.length > 0 && { day: pricing.day }) };
  }, [ready, items, answer, failed, last, lineAt]);

  const again = useEffectEvent(() => failed && setRound((count) => count + 1));
  useEffect(() => {
    const onOnline = () => again();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  // The retry button disappears once the prices load, so move the focus.
  useEffect(
    () => () => {
      if (failed && document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    },
    [failed],
  );

  return {
    view,
    refresh: (options) => {
      refreshed.current = { quiet: options?.quiet ?? false };
      setRound((count) => count + 1);
    },
  };
}

/** Reports changed prices, unless already reported, and remembers the ones shown now. */
function notifyPrices(cart: PricedCart, announced: boolean): void {
  if (!announced && pricesChanged(shownPrices, cart)) {
    showToast('warning', { code: 'priceChanged', values: { total: formatMoney(cart.orderTotal) } });
  }
  shownPrices = withPrices(shownPrices, cart);
}
