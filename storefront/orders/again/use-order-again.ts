import { useState } from 'react';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { addToCart } from '#storefront/state/cart.ts';
import { readCart } from '#storefront/state/shop-state.ts';
import { cartLineOf } from '#storefront/state/stored-cart.ts';
import { failureMessage } from '#web/failure-message.ts';
import { showToast } from '#web/toasts.ts';
import { type AgainNote, lineOf, type OrderedItem, planAgain } from './plan-again.ts';

/** The result of a reorder: how many products were added to the cart, and how they differ. */
export interface AgainOutcome {
  /** Counts the attempts on this page, so that screen readers announce each result. */
  round: number;
  added: number;
  notes: readonly AgainNote[];
}

/** Adds the ordered items to the cart again, without removing anything from it. */
export function useOrderAgain() {
  const { call, lang, links } = useShop();
  const [outcome, setOutcome] = useState<AgainOutcome | null>(null);
  return { outcome, again };

  async function again(items: readonly OrderedItem[]): Promise<void> {
    const cartJsonData = JSON.stringify(items.map((item) => cartLineOf(lineOf(item))));
    const { statusCode, data } = await call(getCustomerCartItems, { cartJsonData, languageCode: lang });
    if (statusCode !== 200) {
      showToast('error', { code: failureMessage(statusCode) });
      return;
    }
    const { lines, notes } = planAgain(items, data, readCart().cartItems);
    const refused = lines.filter((line) => addToCart(line) !== 'addedToCart');
    const added = lines.length - refused.length;
    const nameOf = (id: number | string) =>
      items.find(({ ProductId }) => ProductId === Number(id))?.ProductName ?? '';
    const full = refused.map(({ ProductId }) => ({ kind: 'full', name: nameOf(ProductId) }) as const);
    setOutcome((last) => ({ round: (last?.round ?? 0) + 1, added, notes: [...full, ...notes] }));
    if (added > 0)
      showToast('success', { code: 'addedToCart', action: { code: 'viewCart', href: links.cart() } });
  }
}
