import { wireExtrasOf } from '#rules/line-extras.ts';
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

export const isOn = (line: Listed | undefined): line is Listed => line !== undefined && line.Quantity > 0;

/** Returns a time later than the known change, so that a slow clock does not reverse the order of changes. */
export const after = (line: Listed | undefined, now: number): number =>
  Math.max(now, (line?.ChangedAt ?? 0) + 1);

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
    const { List, ProductId } = line;
    next.set(key, { List, ProductId, Quantity: 0, Choices: [], ChangedAt: after(line, now) });
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
  for (const each of rows as readonly (StoredRow & Listed)[]) {
    const { List, ProductId, Quantity, Choices, ChangedAt, VariantQuantities } = each;
    const row = { List, ProductId, Quantity, Choices, ChangedAt, VariantQuantities, ...wireExtrasOf(each) };
    const key = keyOf(row);
    const mine = known.get(key);
    const isMineLater = mine !== undefined && mine.ChangedAt !== sent.get(key)?.ChangedAt;
    next.set(key, isMineLater ? { ...mine, ChangedAt: after(row, mine.ChangedAt) } : row);
  }
  return next;
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
