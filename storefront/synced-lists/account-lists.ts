import { isRecord } from '#web/is-record.ts';
import { readJson, readText, storageKeys, writeJson } from '../state/storage.ts';
import { readCart } from '../state/shop-state.ts';
import { parseCart } from '../state/stored-cart.ts';
import { numberOf } from '../state/stored-values.ts';
import { parseWishlist } from '../state/stored-wishlist.ts';
import { readWishlist } from '../state/wishlist.ts';
import type { Listed, Lists } from './listed.ts';
import { type KnownLines, knownOf } from './merge.ts';

/** Maximum number of customers whose lists a browser remembers. The most recent ones are kept. */
const maxCustomers = 3;

/**
 * What the browser knows about the lists on accounts. Its storage key `accountLists` is not in the
 * specification.
 */
export interface AccountLists {
  /** The customer who logged in last, with the login id; null if there was none. */
  last: { user: number; login: string } | null;
  /** The known lines of each customer, most recent customer first. */
  of: readonly (readonly [user: number, lines: readonly Listed[]])[];
  /** Storage damage that is already handled (state/storage.ts), so that no line is removed because of it. */
  damaged: string;
  /** Lists that another customer left in this browser, until the current customer decides about them. */
  aside: Lists;
}

/** Returns the lists as they are stored now. */
export const storedLists = (): Lists => ({ cart: readCart().cartItems, wish: readWishlist() });

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

/** Stores what is known about a customer's lists. */
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

/** Returns whether a list was damaged since then. A missing line may then be lost rather than removed. */
export const isDamaged = ({ damaged }: AccountLists): boolean => damaged !== damagedNow();

const damagedNow = (): string =>
  [storageKeys.cart, storageKeys.wishlist].map((key) => readText(`${key}.damaged`) ?? '').join();

/** Returns an id that distinguishes logins. It can't be used to log in. */
export const loginNow = (): string => (readText(storageKeys.token) ?? '').slice(-8);
