import { useSyncExternalStore } from 'react';

/**
 * Returns the query string of the URL, e.g. `?view=toPrepare`. Only browsers read it; on the server it is ''.
 */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    onMove,
    () => location.search,
    () => '',
  );

/** Listens for navigation. Browsers without the Navigation API load a new page for every URL. */
function onMove(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('currententrychange', onChange);
  return () => navigation?.removeEventListener('currententrychange', onChange);
}
