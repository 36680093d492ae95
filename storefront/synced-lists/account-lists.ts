import { isRecord } from '#web/is-record.ts';
import { readJson, readText, storageKeys, writeJson } from '../state/storage.ts';
import { parseCart } from '../state/stored-cart.ts';
import { numberOf } from '../state/stored-values.ts';
import { parseWishlist } from '../state/stored-wishlist.ts';
import type { Listed, Lists } from './listed.ts';
import { type KnownLines, knownOf } from './merge.ts';

/** Maximum number of customers whose lists a browser remembers, the most recent ones. */
const maxCustomers = 3;

/**
 * What the browser knows of the lists on accounts. Storage key `accountLists`, in addition to those of the
 * specification.
 */
export interface AccountLists {
  /** The customer who logged in last and the login id, or null if there was none. */
  last: { user: number; login: string } | null;
  /** Lines by customer, most recent first. */
  of: readonly (readonly [user: number, lines: readonly Listed[]])[];
  /** Storage damage already handled (state/storage.ts): noticed without removing anything for it. */
  damaged: string;
  /** Lists another customer left, until the current customer decides about them. */
  aside: Lists;
}

export const nothing: Lists = { cart: [], wish: [] };

export const readAccountLists = (): AccountLists =>
  readJson(storageKeys.lists, (stored) => {
    const { last, of, damaged, aside } = isRecord(stored) ? stored : {};
    const user = isRecord(last) ? numberOf(last['user']) : null;
    return {
      value: {
        last: user !== null && isRecord(last) ? { user, login: String(last['login']) } : null,
        damaged: typeof damaged === 'string' ? damaged : '',
        of: Array.isArray(of) ? of.flatMap(customerLines) : [],
        aside: isRecord(aside)
          ? { cart: parseCart(aside['cart']).value, wish: parseWishlist(aside['wish']).value }
          : nothing,
      },
      damaged: false,
    };
  });

function customerLines(entry: unknown): [number, Listed[]][] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'number' || !Array.isArray(entry[1])) return [];
  return [[entry[0], entry[1].filter(isListed)]];
}

const isListed = (line: unknown): line is Listed =>
  isRecord(line) &&
  (line['List'] === 'cart' || line['List'] === 'wish') &&
  ['ProductId', 'Quantity', 'ChangedAt'].every((name) => Number.isSafeInteger(line[name])) &&
  Array.isArray(line['Choices']) &&
  line['Choices'].every(isRecord);

export const knownLines = ({ of }: AccountLists, user: number): KnownLines =>
  knownOf(of.find(([each]) => each === user)?.[1] ?? []);

/** Stores the known state of a customer's lists. */
export function keepKnown(user: number, lines: KnownLines): void {
  const lists = readAccountLists();
  const others = lists.of.filter(([each]) => each !== user);
  writeJson(storageKeys.lists, {
    last: { user, login: loginNow() },
    of: [[user, [...lines.values()]], ...others].slice(0, maxCustomers),
    damaged: damagedNow(),
    aside: lists.aside,
  });
}

export function keepAside(aside: Lists): void {
  writeJson(storageKeys.lists, { ...readAccountLists(), aside });
}

/** Whether a list was damaged since. A missing line may then be lost, not removed. */
export const isDamaged = ({ damaged }: AccountLists): boolean => damaged !== damagedNow();

const damagedNow = (): string =>
  [storageKeys.cart, storageKeys.wishlist].map((key) => readText(`${key}.damaged`) ?? '').join();

/** Distinguishes logins. Useless for logging in. */
export const loginNow = (): string => (readText(storageKeys.token) ?? '').slice(-8);
