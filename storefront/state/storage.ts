import type { MessageCode } from '#contract/messages.ts';
import { isRecord } from '#web/is-record.ts';
import { readTab, writeTab } from '#web/tab-storage.ts';
import { showToast } from '#web/toasts.ts';

/** Keys in the browser's storage (specification §3). All except the root are shared with existing clients. */
export const storageKeys = {
  token: 'Token',
  user: 'user',
  language: 'langCode',
  wishlist: 'customerWishList',
  cart: 'cartItems',
  searches: 'recentSearches',
  list: 'listLayout',
  prices: 'lastPrices',
  followed: 'followedOrder',
  lists: 'accountLists',
  seen: 'recentlySeen',
  root: 'kado',
} as const;

/**
 * The name of a value that the browser could not store, because its storage is blocked or full. It lives as
 * long as the tab.
 */
const tabName = (key: string): string => `kado.${key}`;

let isWarned = false;

/** Warns about lost values, once per page load. */
function notify(code: MessageCode): void {
  if (!isWarned) showToast('warning', { code });
  isWarned = true;
}

export function readText(key: string): string | null {
  const ofTab = readTab(tabName(key));
  if (isRecord(ofTab) && typeof ofTab['text'] === 'string') return ofTab['text'];
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Returns whether the browser has stored it. */
export function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    forgetStored(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores a text and never fails: a text that the browser can't store is kept for the visit. For lists made by
 * the shopper, this is reported once.
 */
export function writeText(key: string, text: string): void {
  if (storeText(key, text)) return;
  writeTab(tabName(key), { text });
  if (key === storageKeys.cart || key === storageKeys.wishlist) notify('storageFull');
}

/** Drops this tab's unstored value, because another tab has written a newer one. */
export const forgetStored = (key: string): void => writeTab(tabName(key), null);

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** A parsed stored value. `damaged` means that something had to be omitted. */
export interface Read<Value> {
  value: Value;
  damaged: boolean;
}

/**
 * Parses a stored value and never throws. Moves broken or foreign content to `<key>.damaged`, keeps the usable part,
 * and warns the shopper once per page load.
 */
export function readJson<Value>(key: string, parse: (stored: unknown) => Read<Value>): Value {
  const text = readText(key);
  const stored = parsed(text);
  const read = parse(stored.value);
  if (!stored.damaged && !read.damaged) return read.value;
  writeText(`${key}.damaged`, text ?? '');
  writeJson(key, read.value);
  notify('storageDamaged');
  return read.value;
}

/** Parses JSON text, and also JSON text inside JSON text, which some clients store. Never throws. */
export function parsed(text: string | null): Read<unknown> {
  if (text === null || ['', 'undefined'].includes(text.trim())) return { value: null, damaged: false };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? parsed(value) : { value, damaged: false };
  } catch {
    return { value: null, damaged: true };
  }
}

/** The maximum number of lines that the calls accept. */
export const maxEntries = 100;

/**
 * Parses a stored list entry by entry, and omits entries that the parser rejects (null). A missing list is
 * empty.
 */
export function parseList<Entry>(stored: unknown, parse: (entry: unknown) => Entry | null): Read<Entry[]> {
  const nothing = stored === null || (isRecord(stored) && Object.keys(stored).length === 0);
  if (!Array.isArray(stored)) return { value: [], damaged: !nothing };
  const entries = stored
    .slice(0, maxEntries)
    .map(parse)
    .filter((entry) => entry !== null);
  return { value: entries, damaged: entries.length < stored.length };
}
