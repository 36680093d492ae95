import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

/**
 * Returns whether the filters are beside the list. Popular products are then below the filters, otherwise after the
 * list, also for screen readers. Before hydration they are after the list.
 */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);

const isWide = () => matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(query);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
