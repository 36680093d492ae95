import { useEffect, useRef } from 'react';

/** Minimum height of the list that stays visible after a choice, in pixels. */
const minSeen = 400;

/**
 * Scrolls the list back into view after a choice, because a list that became short may be above the window.
 * Attach `list` to the list's element and call `keepInSight` with each choice.
 */
export function useListInSight(data: object) {
  const list = useRef<HTMLDivElement>(null);
  const awaited = useRef<object | null>(null);
  useEffect(() => {
    if (awaited.current === null || awaited.current === data) return;
    awaited.current = null;
    const element = list.current;
    // The pressed element may have been removed with the filters.
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    if (element && element.getBoundingClientRect().bottom < minSeen) element.scrollIntoView();
  }, [data]);
  return {
    list,
    keepInSight: () => {
      awaited.current = data;
    },
  };
}
