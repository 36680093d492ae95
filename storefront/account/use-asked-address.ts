import { useSyncExternalStore } from 'react';
import { askedAddress, forgetAskedAddress, keepAskedAddress } from './asked-address.ts';

/** What is shown: as long as the page is, also when the code's time is over meanwhile. */
let shown: string | null = null;
const listeners = new Set<() => void>();

/** Where a code was sent to, null before that. What the tab has kept is known once the page is taken over from the server. */
export const useAskedAddress = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );

/** A code was sent to `email`; null: another address is to be asked for, or the code was used. */
export function setAskedAddress(email: string | null): void {
  if (email === null) forgetAskedAddress();
  else keepAskedAddress(email);
  show(email);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  show(askedAddress());
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) shown = null;
  };
}

function show(email: string | null): void {
  shown = email;
  for (const listener of listeners) listener();
}
