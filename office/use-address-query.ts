import { useSyncExternalStore } from 'react';

/** What a screen is asked for in its address, e.g. `?view=toPrepare`. Browsers alone read it: to the server it is ''. */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    onMove,
    () => location.search,
    () => '',
  );

/** Where the platform does not tell of it, every address is a page of its own. */
function onMove(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('currententrychange', onChange);
  return () => navigation?.removeEventListener('currententrychange', onChange);
}
