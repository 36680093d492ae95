import { useSyncExternalStore } from 'react';
import { nextPath } from '../next-path.ts';
import { useShop } from '../shop-context.tsx';

/**
 * Returns the address of login or signup, with the return page from the current address, so that switching between the
 * two keeps it. Only the browser knows it, so the server renders the bare path.
 */
export function useReturnPath(path: string): string {
  const { links } = useShop();
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  const next = nextPath(search, links);
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** The component is mounted again for every page. */
const neverChanges = () => () => undefined;
