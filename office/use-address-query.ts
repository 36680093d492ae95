import { useSyncExternalStore } from 'react';

/** The query string of the address, e.g. `?view=toPrepare`. Only browsers read it; on the server it is ''. */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    onMove,
    () => location.search,
    () => '',
  );

/** Browsers without the Navigation API load a new page for every address. */
function onMove(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('currententrychange', onChange);
  return () => navigation?.removeEventListener('currententrychange', onChange);
}
