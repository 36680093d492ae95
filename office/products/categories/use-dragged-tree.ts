import type { RefObject } from 'react';
import { useDragged } from '#office/drag-sort/use-dragged.ts';
import { type Place, placeBetween, placeBy } from './category-moves.ts';
import { type Row, sizeOf } from './category-tree.ts';

/** The indentation per level in pixels, as the tree is drawn. */
const indent = 28;

/** Sorts the tree by dragging: up or down to another line, left or right to another level. */
export function useDraggedTree(
  rows: readonly Row[],
  listRef: RefObject<HTMLElement | null>,
  onMove: (row: Row, to: Place) => boolean,
) {
  return useDragged<Place>({
    isLive: false,
    placeAt(from, { y, dx }) {
      const lines = [...(listRef.current?.querySelectorAll('[data-thing]') ?? [])];
      const rest = lines.toSpliced(from, sizeOf(rows, from));
      const gap = rest.filter((line) => {
        const { top, height } = line.getBoundingClientRect();
        return top + height / 2 < y;
      }).length;
      const row = rows[from];
      return row ? placeBetween(rows, from, gap, row.level + Math.round(dx / indent)) : null;
    },
    placeBy: (from, arrow) => placeBy(rows, from, arrow),
    onMove: (from, to) => {
      const row = rows[from];
      return row && onMove(row, to) ? from : null;
    },
  });
}
