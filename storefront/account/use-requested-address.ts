import { useSyncExternalStore } from 'react';
import { requestedAddress, forgetRequestedAddress, saveRequestedAddress } from './requested-address.ts';

/** The displayed address. Remains for the lifetime of the page, even if the code expires in the meantime. */
let shown: string | null = null;
const listeners = new Set<() => void>();

/** Returns the address a code was sent to, or null. The value stored in the tab is known after hydration. */
export const useRequestedAddress = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );

/** Stores `email` as the address a code was sent to. Null if another address will be entered, or the code was used. */
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
