import { useRef, useState } from 'react';
import { useDragged } from './use-dragged.ts';

/** Steps to the previous or the next item. */
const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const;

/** Sorts items by dragging. They are the `li` elements of one list (`listRef`). */
export function useDraggedOrder(total: number, onMove: (from: number, to: number) => void) {
  const listRef = useRef<HTMLUListElement>(null);
  const [announced, setMessage] = useState<number | null>(null);
  const move = (from: number, to: number): boolean => {
    if (to < 0 || to >= total || to === from) return false;
    onMove(from, to);
    setMessage(to);
    return true;
  };
  const { dragged, thing, grip } = useDragged<number>({
    isLive: true,
    placeAt: (_from, { x, y }) => {
      const found = document.elementFromPoint(x, y)?.closest('li');
      const all = [...(listRef.current?.querySelectorAll<HTMLLIElement>(':scope > li[data-thing]') ?? [])];
      return found ? all.indexOf(found) : null;
    },
    placeBy: (from, arrow) => from + steps[arrow],
    onMove: (from, to) => (move(from, to) ? to : null),
  });
  return {
    listRef,
    dragged,
    /** The new position of the last moved item, or null if none was moved. */
    said: announced,
    move,
    thing,
    grip,
  };
}
