// Merges the lists of the browser and the account at login. Browsers load this file only then.
import { showToast } from '#web/toasts.ts';
import { linksOf } from '../routes.ts';
import { useShopState } from '../state/shop-state.ts';
import { keepAside, knownLines, nothing, readAccountLists, storedLists } from './account-lists.ts';
import type { Lists } from './listed.ts';
import { fitting, parted } from './merge-at-login.ts';
import type { KnownLines } from './merge.ts';

export { joined, unsyncedLines } from './merge-at-login.ts';

/**
 * Sets aside unchanged lines of the previous customer. They are on that account, and must not mix with the
 * current customer's.
 */
export function setAside(user: number, store: (lists: Lists) => void): void {
  const lists = readAccountLists();
  const { left, rest } =
    lists.last && lists.last.user !== user
      ? parted(storedLists(), knownLines(lists, lists.last.user))
      : { left: nothing, rest: storedLists() };
  if (left.cart.length + left.wish.length > 0) {
    keepAside(left);
    store(rest);
    const links = linksOf(useShopState.getState().common.langCodeInRedux);
    const action = { code: 'viewCart', href: links.cart() } as const;
    if (!location.pathname.endsWith('/cart'))
      showToast('info', { code: 'listsSetAside', action }, { outlivesPage: true });
  } else if (lists.last?.user !== user) keepAside(nothing);
}

/** Sets aside the browser's items for which the account's lists have no room. */
export function leaveOut(account: KnownLines, store: (lists: Lists) => void): void {
  const onAccount = (list: 'cart' | 'wish') =>
    [...account.values()].flatMap(({ List, ProductId, Quantity }) =>
      List === list && Quantity > 0 ? [{ ProductId: String(ProductId) }] : [],
    );
  const { rest, left } = fitting(storedLists(), { cart: onAccount('cart'), wish: onAccount('wish') });
  if (left.cart.length + left.wish.length === 0) return;
  const { aside } = readAccountLists();
  keepAside({ cart: [...aside.cart, ...left.cart], wish: [...aside.wish, ...left.wish] });
  store(rest);
  showToast('warning', { code: left.cart.length > 0 ? 'cartFull' : 'wishlistFull' }, { outlivesPage: true });
}
