import { useSyncExternalStore } from 'react';
import { requestedAddress, forgetRequestedAddress, saveRequestedAddress } from './requested-address.ts';

/** The displayed address. It stays until the page is reloaded, even if the code expires in the meantime. */
let shown: string | null = null;
const listeners = new Set<() => void>();

/**
 * Returns the address to which a code was sent, or null. The value stored in the tab is known after
 * hydration.
 */
export const useRequestedAddress = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );

/**
 * Stores `email` as the address to which a code was sent. Null if the code was used, or the shopper wants to
 * enter another address.
 */
export function setRequestedAddress(email: string | null): void {
  if (email === null) forgetRequestedAddress();
  else saveRequestedAddress(email);
  show(email);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  show(requestedAddress());
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) shown = null;
  };
}

function show(email: string | null): void {
  shown = email;
  for (const listener of listeners) listener();
}
