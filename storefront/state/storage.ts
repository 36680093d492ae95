import type { MessageCode } from '#contract/messages.ts';
import { isRecord } from '#web/is-record.ts';
import { readTab, writeTab } from '#web/tab-storage.ts';
import { showToast } from '#web/toasts.ts';

/** Names in the browser's storage (specification §3); all but the root are shared with existing clients. */
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

/** What the browser would not store, because its storage is blocked or full, lives as long as the tab, or the page. */
const tabName = (key: string): string => `kado.${key}`;

let isWarned = false;

/** What was lost, or will be: once a page load. */
function tell(code: MessageCode): void {
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

/** Whether the browser has stored it. */
export function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    forgetKept(key);
    return true;
  } catch {
    return false;
  }
}

/** Never fails: what the browser doesn't store is kept for the visit. Of a list somebody makes, that is said once. */
export function writeText(key: string, text: string): void {
  if (storeText(key, text)) return;
  writeTab(tabName(key), { text });
  if (key === storageKeys.cart || key === storageKeys.wishlist) tell('storageFull');
}

/** Another tab has written: its word counts, not what this one could not store. */
export const forgetKept = (key: string): void => void writeTab(tabName(key), null);

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** What a parser made of a stored value; `damaged` when anything had to be left out. */
export interface Read<Value> {
  value: Value;
  damaged: boolean;
}

/**
 * The stored value as its parser understands it; never throws. What is broken or foreign is set aside under
 * `<key>.damaged`, the usable rest takes its place, and the shopper is told once a page load.
 */
export function readJson<Value>(key: string, parse: (stored: unknown) => Read<Value>): Value {
  const text = readText(key);
  const stored = parsed(text);
  const read = parse(stored.value);
  if (!stored.damaged && !read.damaged) return read.value;
  writeText(`${key}.damaged`, text ?? '');
  writeJson(key, read.value);
  tell('storageDamaged');
  return read.value;
}

/** Some clients store JSON text inside JSON text: both open. Never throws. */
export function parsed(text: string | null): Read<unknown> {
  if (text === null || ['', 'undefined'].includes(text.trim())) return { value: null, damaged: false };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? parsed(value) : { value, damaged: false };
  } catch {
    return { value: null, damaged: true };
  }
}

/** More lines are taken by no call. */
const mostEntries = 100;

/** A stored list, entry by entry; entries the parser cannot use (null) are left out. Nothing stored is an empty list. */
export function parseList<Entry>(stored: unknown, parse: (entry: unknown) => Entry | null): Read<Entry[]> {
  const nothing = stored === null || (isRecord(stored) && Object.keys(stored).length === 0);
  if (!Array.isArray(stored)) return { value: [], damaged: !nothing };
  const entries = stored
    .slice(0, mostEntries)
    .map(parse)
    .filter((entry) => entry !== null);
  return { value: entries, damaged: entries.length < stored.length };
}
