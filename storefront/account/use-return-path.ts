import { useSyncExternalStore } from 'react';
import { nextPath } from '../next-path.ts';
import { useShop } from '../shop-context.tsx';

/**
 * Returns the URL of login or signup with the return page from the current URL, so that it survives switching
 * between the two. The server can't know the return page, so it renders the bare path.
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

/** The value never changes, because the component is mounted again for every page. */
const neverChanges = () => () => undefined;
