import { maxEntries } from '../state/storage.ts';
import {
  cartLine,
  heldIn,
  isSame,
  keyOf,
  type StoredRow,
  type Listed,
  type Lists,
  storedCartLine,
  storedWish,
  wishLine,
} from './listed.ts';

/** What this browser knows of an account's lists, by key: the last change of each line, including removed ones. */
export type KnownLines = ReadonlyMap<string, Listed>;

export const knownOf = (lines: readonly Listed[]): KnownLines =>
  new Map(lines.map((line) => [keyOf(line), line]));

const isOn = (line: Listed | undefined): line is Listed => line !== undefined && line.Quantity > 0;

/** Returns a time later than the known change, so that a slow clock does not reverse the order of changes. */
const after = (line: Listed | undefined, now: number): number => Math.max(now, (line?.ChangedAt ?? 0) + 1);

/** Records the shopper's changes since then. Returns `known` itself if there are none. */
export function noted(known: KnownLines, lists: Lists, now: number): KnownLines {
  const held = heldIn(lists);
  const next = new Map(known);
  let changed = false;
  for (const [key, line] of held) {
    const before = known.get(key);
    if (before && isSame(line, before)) continue;
    next.set(key, { ...line, ChangedAt: after(before, now) });
    changed = true;
  }
  for (const [key, line] of known) {
    if (!isOn(line) || held.has(key)) continue;
    next.set(key, { ...line, Quantity: 0, Choices: [], DesignID: undefined, ChangedAt: after(line, now) });
    changed = true;
  }
  return changed ? next : known;
}

/**
 * Applies the lines in which the account differs. A line changed after the request stays, because it is
 * newer.
 */
export function answered(known: KnownLines, sent: KnownLines, rows: readonly StoredRow[]): KnownLines {
  const next = new Map(known);
  for (const {
    List,
    ProductId,
    Quantity,
    Choices,
    ChangedAt,
    DesignID,
    VariantQuantities,
  } of rows as readonly (StoredRow & Listed)[]) {
    const row = { List, ProductId, Quantity, Choices, ChangedAt, DesignID, VariantQuantities };
    const key = keyOf(row);
    const mine = known.get(key);
    const isMineLater = mine !== undefined && mine.ChangedAt !== sent.get(key)?.ChangedAt;
    next.set(key, isMineLater ? { ...mine, ChangedAt: after(row, mine.ChangedAt) } : row);
  }
  return next;
}

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

/**
 * Returns the lists to store, so that they match the known lines. `rows` has the details of lines that aren't
 * stored yet.
 */
export function listsOf(known: KnownLines, lists: Lists, rows: readonly StoredRow[]): Lists {
  const told = new Map((rows as readonly (StoredRow & Listed)[]).map((row) => [keyOf(row), row]));
  const list = <Item extends { Quantity: number }>(
    name: Listed['List'],
    items: readonly Item[],
    lineOf: (item: Item) => Omit<Listed, 'ChangedAt'>,
    stored: (row: StoredRow) => Item | null,
  ): readonly Item[] => {
    const held = new Set(items.map((item) => keyOf(lineOf(item))));
    const saved = items.flatMap((item) => {
      const now = known.get(keyOf(lineOf(item)));
      if (!now || isSame(lineOf(item), now)) return [item];
      if (!isOn(now)) return [];
      const row = told.get(keyOf(now));
      const details = row && isSame(row, now) && stored(row);
      // Without details, cells stay as they are until the next answer, because their sum would differ.
      const hasCells = now.VariantQuantities !== undefined || 'VariantQuantities' in item;
      return [details || (hasCells ? item : { ...item, Quantity: now.Quantity })];
    });
    const added = [...known].flatMap(([key, line]) => {
      const row = told.get(key);
      return line.List === name && isOn(line) && !held.has(key) && row ? [stored(row)] : [];
    });
    const all = [...saved, ...added.filter((item) => item !== null)];
    return all.length === items.length && all.every((item, at) => item === items[at]) ? items : all;
  };
  return {
    cart: list('cart', lists.cart, cartLine, storedCartLine),
    wish: list('wish', lists.wish, wishLine, storedWish),
  };
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
