import { readText, storageKeys, writeText } from './storage.ts';

/** Keys of a listing's address that are remembered: its layout and its page size. */
const keys = ['view', 'show'] as const;

const storedLayout = () => new URLSearchParams(readText(storageKeys.list) ?? '');

/** Keeps how lists are to be shown; '' for the shop's own way. Stored as an address has it: `view=rows&show=18`. */
export function rememberList(key: (typeof keys)[number], value: string | number): void {
  const now = storedLayout();
  if (value) now.set(key, String(value));
  else now.delete(key);
  writeText(storageKeys.list, now.toString());
}

/**
 * The address of a list as it was last chosen to be shown. What an address says itself wins, and one that names a page is
 * somebody's place already. For lists that are loaded as documents see `pages/all-products/first.ts`.
 */
export function asRemembered(address: string): string {
  const url = new URL(address);
  if (!url.pathname.includes('/all-products/') || url.searchParams.has('page')) return address;
  const now = storedLayout();
  const missing = keys.filter((key) => now.get(key) && !url.searchParams.has(key));
  for (const key of missing) url.searchParams.set(key, now.get(key) ?? '');
  return missing.length > 0 ? url.href : address;
}
