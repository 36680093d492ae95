import { readText, storageKeys, writeText } from './storage.ts';

/** The remembered keys of a listing's address: its layout and page size. */
const keys = ['view', 'show'] as const;

const storedLayout = () => new URLSearchParams(readText(storageKeys.list) ?? '');

/** Stores the layout of lists; '' restores the default. Stored as in an address: `view=rows&show=18`. */
export function rememberList(key: (typeof keys)[number], value: string | number): void {
  const now = storedLayout();
  if (value) now.set(key, String(value));
  else now.delete(key);
  writeText(storageKeys.list, now.toString());
}

/**
 * The address of a list with the remembered layout. Values in the address take precedence, and an address with a page
 * number stays unchanged, because it refers to a position. For lists loaded as documents see
 * `pages/all-products/first.ts`.
 */
export function asRemembered(address: string): string {
  const url = new URL(address);
  if (!url.pathname.includes('/all-products/') || url.searchParams.has('page')) return address;
  const now = storedLayout();
  const missing = keys.filter((key) => now.get(key) && !url.searchParams.has(key));
  for (const key of missing) url.searchParams.set(key, now.get(key) ?? '');
  return missing.length > 0 ? url.href : address;
}
