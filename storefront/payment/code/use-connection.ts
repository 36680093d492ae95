import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, changed);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, changed);
  };
}

/** Returns whether the browser is online. */
export const useConnection = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
