import {
  cartLine,
  heldIn,
  isSame,
  keyOf,
  type KeptRow,
  type Listed,
  type Lists,
  storedCartLine,
  storedWish,
  wishLine,
} from './listed.ts';

/** What this browser knows of an account's lists, by key: each line as it was last changed, also those taken off. */
export type KnownLines = ReadonlyMap<string, Listed>;

export const knownOf = (lines: readonly Listed[]): KnownLines =>
  new Map(lines.map((line) => [keyOf(line), line]));

const isOn = (line: Listed | undefined): line is Listed => line !== undefined && line.Quantity > 0;

/** Later than what is known of the line: a clock that is behind changes nothing about who was last. */
const after = (line: Listed | undefined, now: number): number => Math.max(now, (line?.ChangedAt ?? 0) + 1);

/** Notes what the shopper has changed since; `known` itself when nothing was. */
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
    next.set(key, { ...line, Quantity: 0, Choices: [], ChangedAt: after(line, now) });
    changed = true;
  }
  return changed ? next : known;
}

/** Takes over what the account says otherwise; a line changed since it was asked stays, as the later one. */
export function answered(known: KnownLines, sent: KnownLines, rows: readonly KeptRow[]): KnownLines {
  const next = new Map(known);
  for (const { List, ProductId, Quantity, Choices, ChangedAt } of rows as readonly (KeptRow & Listed)[]) {
    const row = { List, ProductId, Quantity, Choices, ChangedAt };
    const key = keyOf(row);
    const mine = known.get(key);
    const isMineLater = mine !== undefined && mine.ChangedAt !== sent.get(key)?.ChangedAt;
    next.set(key, isMineLater ? { ...mine, ChangedAt: after(row, mine.ChangedAt) } : row);
  }
  return next;
}

/**
 * At a login: the browser's lists and the account's become one. What was put on a list or changed since the last logout is
 * the customer's too, at the larger quantity; what is missing is not taken off the account, for it may be missing because
 * of another visitor; what has been the same since then is as the account has it now.
 * @param before what was known at the logout; nothing in another browser
 * @param now what the account has
 */
export function joined(before: KnownLines, account: KnownLines, lists: Lists, now: number): KnownLines {
  const next = new Map(account);
  for (const [key, line] of heldIn(lists)) {
    const kept = account.get(key);
    if (isSame(line, before.get(key))) continue;
    const larger = isOn(kept) ? { ...line, Quantity: Math.max(line.Quantity, kept.Quantity) } : line;
    if (!isSame(larger, kept)) next.set(key, { ...larger, ChangedAt: after(kept, now) });
  }
  return next;
}

/** The storage's lists as they are known now; `rows` tell of lines the storage does not have yet. */
export function listsOf(known: KnownLines, lists: Lists, rows: readonly KeptRow[]): Lists {
  const told = new Map((rows as readonly (KeptRow & Listed)[]).map((row) => [keyOf(row), row]));
  const list = <Item extends { Quantity: number }>(
    name: Listed['List'],
    items: readonly Item[],
    lineOf: (item: Item) => Omit<Listed, 'ChangedAt'>,
    stored: (row: KeptRow) => Item | null,
  ): readonly Item[] => {
    const held = new Set(items.map((item) => keyOf(lineOf(item))));
    const kept = items.flatMap((item) => {
      const now = known.get(keyOf(lineOf(item)));
      if (!now || isSame(lineOf(item), now)) return [item];
      if (!isOn(now)) return [];
      const row = told.get(keyOf(now));
      return [(row && isSame(row, now) && stored(row)) || { ...item, Quantity: now.Quantity }];
    });
    const added = [...known].flatMap(([key, line]) => {
      const row = told.get(key);
      return line.List === name && isOn(line) && !held.has(key) && row ? [stored(row)] : [];
    });
    const all = [...kept, ...added.filter((item) => item !== null)];
    return all.length === items.length && all.every((item, at) => item === items[at]) ? items : all;
  };
  return {
    cart: list('cart', lists.cart, cartLine, storedCartLine),
    wish: list('wish', lists.wish, wishLine, storedWish),
  };
}

/** Lines the account has and the storage does not, and of which nothing was told but that they are there. */
export function untold(account: KnownLines, lists: Lists, rows: readonly KeptRow[]): KnownLines {
  const known = new Set([...heldIn(lists).keys(), ...knownOf(rows as readonly Listed[]).keys()]);
  return new Map([...account].filter(([key, line]) => isOn(line) && !known.has(key)));
}

/** Parts the storage's lists: what another account's customer left there as it was, and the rest. */
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
