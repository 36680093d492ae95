import { useSyncExternalStore } from 'react';
import { nextPath } from '../next-path.ts';
import { useShop } from '../shop-context.tsx';

/**
 * The address of login or signup, with where the shopper is to be led back to when this page's own address names it: who
 * changes from one to the other still ends up there. Only the browser knows, so the server renders the bare path.
 */
export function useKeptNext(path: string): string {
  const { links } = useShop();
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  const next = nextPath(search, links);
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** The component is mounted anew for every page. */
const neverChanges = () => () => undefined;
