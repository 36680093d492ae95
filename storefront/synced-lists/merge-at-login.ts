import { maxEntries } from '../state/storage.ts';
import {
  cartLine,
  heldIn,
  isSame,
  keyOf,
  type StoredRow,
  type Listed,
  type Lists,
  wishLine,
} from './listed.ts';
import { after, isOn, type KnownLines, knownOf } from './merge.ts';

/**
 * Merges the browser's lists with the account's at a login. Lines added or changed since the last logout
 * belong to the customer, with the larger quantity. Missing lines stay on the account, because another
 * visitor may have removed them. Unchanged lines get the account's current state.
 * @param before what was known at the logout; empty in another browser
 * @param now the lines on the account
 */
export function joined(before: KnownLines, account: KnownLines, lists: Lists, now: number): KnownLines {
  const next = new Map(account);
  for (const [key, line] of heldIn(lists)) {
    const saved = account.get(key);
    if (isSame(line, before.get(key))) continue;
    const larger = isOn(saved) ? largerOf(line, saved) : line;
    if (!isSame(larger, saved)) next.set(key, { ...larger, ChangedAt: after(saved, now) });
  }
  return next;
}

/** Returns a line with the larger quantity of two. Cells stay together with their sum. */
function largerOf(line: Omit<Listed, 'ChangedAt'>, saved: Listed): Omit<Listed, 'ChangedAt'> {
  if (!line.VariantQuantities && !saved.VariantQuantities)
    return { ...line, Quantity: Math.max(line.Quantity, saved.Quantity) };
  return saved.Quantity > line.Quantity ? saved : line;
}

/** Returns the lines that are on the account but not in storage, and whose details are still missing. */
export function unsyncedLines(account: KnownLines, lists: Lists, rows: readonly StoredRow[]): KnownLines {
  const known = new Set([...heldIn(lists).keys(), ...knownOf(rows as readonly Listed[]).keys()]);
  return new Map([...account].filter(([key, line]) => isOn(line) && !known.has(key)));
}

/** Splits the stored lists into unchanged lines of another customer's account, and all others. */
export function parted(lists: Lists, others: KnownLines): { left: Lists; rest: Lists } {
  const isLeft = (line: Omit<Listed, 'ChangedAt'>) => isSame(line, others.get(keyOf(line)));
  return {
    left: {
      cart: lists.cart.filter((item) => isLeft(cartLine(item))),
      wish: lists.wish.filter((item) => isLeft(wishLine(item))),
    },
    rest: {
      cart: lists.cart.filter((item) => !isLeft(cartLine(item))),
      wish: lists.wish.filter((item) => !isLeft(wishLine(item))),
    },
  };
}

/** Splits lists into items that fit on other lists, or are there already, and those for which there is no room. */
export function fitting(
  lists: Lists,
  others: Record<keyof Lists, readonly { ProductId: string }[]>,
): { rest: Lists; left: Lists } {
  const split = <Item extends { ProductId: string }>(
    items: readonly Item[],
    held: readonly { ProductId: string }[],
  ) => {
    const ids = new Set(held.map(({ ProductId }) => ProductId));
    const fits = items.filter(({ ProductId }) =>
      ids.has(ProductId) || ids.size < maxEntries ? ids.add(ProductId) : false,
    );
    return { rest: fits, left: items.filter((item) => !fits.includes(item)) };
  };
  const [cart, wish] = [split(lists.cart, others.cart), split(lists.wish, others.wish)];
  return { rest: { cart: cart.rest, wish: wish.rest }, left: { cart: cart.left, wish: wish.left } };
}
