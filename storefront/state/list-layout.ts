import { readText, storageKeys, writeText } from './storage.ts';

/** The keys of a listing's URL that are remembered: its layout and page size. */
const keys = ['view', 'show'] as const;

const storedLayout = () => new URLSearchParams(readText(storageKeys.list) ?? '');

/**
 * Stores the layout of lists in the format of a URL, such as `view=rows&show=18`; '' restores the default.
 */
export function rememberList(key: (typeof keys)[number], value: string | number): void {
  const now = storedLayout();
  if (value) now.set(key, String(value));
  else now.delete(key);
  writeText(storageKeys.list, now.toString());
}

/**
 * Returns the URL of a list with the remembered layout. Values in the URL take precedence, and a URL with a
 * page number stays unchanged, because it refers to a position. For lists loaded as documents see
 * `pages/all-products/first.ts`.
 */
export function withSavedLayout(address: string): string {
  const url = new URL(address);
  if (!url.pathname.includes('/all-products/') || url.searchParams.has('page')) return address;
  const now = storedLayout();
  const missing = keys.filter((key) => now.get(key) && !url.searchParams.has(key));
  for (const key of missing) url.searchParams.set(key, now.get(key) ?? '');
  return missing.length > 0 ? url.href : address;
}
