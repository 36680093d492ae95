import { useState } from 'react';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { addToCart } from '#storefront/state/cart.ts';
import { readCart } from '#storefront/state/shop-state.ts';
import { cartLineOf } from '#storefront/state/stored-cart.ts';
import { failureMessage } from '#web/failure-message.ts';
import { showToast } from '#web/toasts.ts';
import {
  type AgainNote,
  type AgainPlan,
  isDifference,
  lineOf,
  type OrderedItem,
  planAgain,
} from './plan-again.ts';

/** The result of a reorder: how many products were added to the cart, and how they differ. */
export interface AgainOutcome {
  /** Counts the attempts on this page, so that screen readers announce each result. */
  round: number;
  added: number;
  notes: readonly AgainNote[];
  /** Adds the products; undefined once they are added. The shopper sees what differs first. */
  add?: () => void;
}

/**
 * Adds the ordered items to the cart again, without removing anything from it. If something differs from the order, the
 * shopper sees it first.
 */
export function useOrderAgain() {
  const { call, lang, links } = useShop();
  const [outcome, setOutcome] = useState<AgainOutcome | null>(null);
  return { outcome, again };

  async function again(number: string, items: readonly OrderedItem[]): Promise<void> {
    const cartJsonData = JSON.stringify(items.map((item) => cartLineOf(lineOf(item))));
    const { statusCode, data } = await call(getCustomerCartItems, { cartJsonData, languageCode: lang });
    if (statusCode !== 200) {
      showToast('error', { code: failureMessage(statusCode) });
      return;
    }
    const plan = planAgain({ number, items, now: data, cart: readCart().cartItems, lang });
    if (plan.lines.length > 0 && plan.notes.some(isDifference))
      show({ added: 0, notes: plan.notes, add: () => add(items, plan) });
    else add(items, plan);
  }

  function add(items: readonly OrderedItem[], { lines, notes }: AgainPlan): void {
    const refused = lines.filter((line) => addToCart(line) !== 'addedToCart');
    const added = lines.length - refused.length;
    const nameOf = (id: number | string) =>
      items.find(({ ProductId }) => ProductId === Number(id))?.ProductName ?? '';
    const full = refused.map(({ ProductId }) => ({ kind: 'full', name: nameOf(ProductId) }) as const);
    show({ added, notes: [...full, ...notes] });
    if (added > 0)
      showToast('success', { code: 'addedToCart', action: { code: 'viewCart', href: links.cart() } });
  }

  function show(next: Omit<AgainOutcome, 'round'>): void {
    setOutcome((last) => ({ round: (last?.round ?? 0) + 1, ...next }));
  }
}
