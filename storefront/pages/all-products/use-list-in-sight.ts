import { useEffect, useRef } from 'react';

/** Of the list at least so much is seen after a choice, in pixels. */
const leastSeen = 400;

/**
 * Choosing a filter leaves the page where it is; but a list that has become short may lie above the window then, and is
 * brought back. Give `list` to the list's element and call `keepInSight` with each choice.
 */
export function useListInSight(data: object) {
  const list = useRef<HTMLDivElement>(null);
  const awaited = useRef<object | null>(null);
  useEffect(() => {
    if (awaited.current === null || awaited.current === data) return;
    awaited.current = null;
    const element = list.current;
    // What was pressed may be gone with the filters.
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    if (element && element.getBoundingClientRect().bottom < leastSeen) element.scrollIntoView();
  }, [data]);
  return {
    list,
    keepInSight: () => {
      awaited.current = data;
    },
  };
}
