import { useEffect, useRef, useState } from 'react';
import { officeCategoriesLabels } from '#contract/labels/office/categories.ts';
import { useLabels } from '#office/office-context.ts';
import { withoutDragged } from './category-moves.ts';
import { CategoryRow } from './category-row.tsx';
import { type Branch, type Row, rowsOf } from './category-tree.ts';
import { useDraggedTree } from './use-dragged-tree.ts';
import type { Moves } from './use-moves.ts';

interface CategoryListProps {
  tree: readonly Branch[];
  nameOf: (branch: Branch) => string;
  chosen: number | null;
  moves: Moves;
  onChoose: (id: number) => void;
}

/** The tree, sorted by dragging or keys. Subcategories can be collapsed. */
export function CategoryList({ tree, nameOf, chosen, moves, onChoose }: CategoryListProps) {
  const t = useLabels(officeCategoriesLabels);
  const [folded, setFolded] = useState<ReadonlySet<number>>(() => new Set());
  const rows = rowsOf(tree, folded);
  const listRef = useRef<HTMLElement>(null);
  const navigate = useRef<number | null>(null);
  const fold = (id: number, isFolded: boolean) => {
    const after = new Set(folded);
    if (isFolded) after.add(id);
    else after.delete(id);
    setFolded(after);
  };
  const order = useDraggedTree(rows, listRef, ({ branch }, place) => {
    const isMoved = moves.move(tree, branch, place);
    if (isMoved && place.parent) fold(place.parent.id, false);
    if (isMoved) navigate.current = branch.id;
    return isMoved;
  });
  // Restores the focus, because a category that moves below another one is mounted again.
  useEffect(() => {
    if (navigate.current === null) return;
    const grip = listRef.current?.querySelector<HTMLElement>(`[data-grip="${navigate.current}"]`);
    if (grip !== document.activeElement) grip?.focus();
    if (!moves.isBusy) navigate.current = null;
  });
  const drop = dropAt(rows, order);
  const list = (branches: readonly Branch[]) => (
    <ul className="branches" role="list">
      {branches.map((branch) => {
        const at = rows.findIndex((row) => row.branch === branch);
        const row = rows[at];
        if (!row) return null;
        const isFolded = folded.has(branch.id);
        return (
          <li key={branch.id} className={branch.state === 'archived' ? 'is-out' : undefined}>
            <CategoryRow
              row={row}
              at={at}
              name={nameOf(branch)}
              isChosen={branch.id === chosen}
              isFolded={isFolded}
              order={order}
              drop={drop?.row === row ? drop.by : null}
              isDropAbove={drop?.isAbove ?? false}
              onChoose={() => onChoose(branch.id)}
              onFold={() => fold(branch.id, !isFolded)}
            />
            {branch.below.length > 0 && !isFolded && list(branch.below)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className="tree" aria-label={t('tree')} ref={listRef}>
      {list(tree)}
    </section>
  );
}

/** Returns the line that shows the drop marker, and its indentation. */
function dropAt(rows: readonly Row[], { over, dragged }: ReturnType<typeof useDraggedTree>) {
  if (over === null || dragged === null) return null;
  const others = withoutDragged(rows, dragged);
  const row = others[over.gap - 1] ?? others[0];
  return row ? { row, by: over.level - row.level, isAbove: over.gap === 0 } : null;
}
