import type { Arrow } from '#office/drag-sort/use-dragged.ts';
import type { Branch, Row } from './category-tree.ts';
import { sizeOf } from './category-tree.ts';

/** A category's target: its parent and position. */
export interface Place {
  parent: Branch | null;
  at: number;
  level: number;
  /** The number of lines above the gap, not counting the moving ones. */
  gap: number;
}

/** Returns the lines that stay while a category moves with its subtree. */
export const withoutDragged = (rows: readonly Row[], from: number): Row[] =>
  rows.toSpliced(from, sizeOf(rows, from));

/**
 * Returns a place between two lines, as close to the desired level as they allow. Archived categories can't
 * have children.
 */
export function placeBetween(rows: readonly Row[], from: number, gap: number, wish: number): Place {
  const others = withoutDragged(rows, from);
  const [above, under] = [others[gap - 1], others[gap]];
  const deepest = above ? above.level + (above.branch.state === 'archived' ? 0 : 1) : 0;
  const level = Math.min(Math.max(wish, Math.min(under?.level ?? 0, deepest)), deepest);
  const parent = others.slice(0, gap).findLast((row) => row.level < level)?.branch ?? null;
  const before = others.slice(0, gap).filter((row) => row.level === level && row.parent === parent);
  return { parent, level, gap, at: before.length };
}

/**
 * Returns where Alt with an arrow key moves a category: up and down among its siblings, left by one level,
 * right below the previous sibling.
 */
export function placeBy(rows: readonly Row[], from: number, arrow: Arrow): Place | null {
  const row = rows[from];
  if (!row) return null;
  const { parent, at, sisters, level } = row;
  const to = (place: Omit<Place, 'gap'>): Place => ({ ...place, gap: 0 });
  if (arrow === 'ArrowUp') return at > 0 ? to({ parent, at: at - 1, level }) : null;
  if (arrow === 'ArrowDown') return at < sisters.length - 1 ? to({ parent, at: at + 1, level }) : null;
  if (arrow === 'ArrowLeft') {
    const out = rows.find(({ branch }) => branch === parent);
    return out ? to({ parent: out.parent, at: out.at + 1, level: level - 1 }) : null;
  }
  const before = sisters[at - 1];
  return before && before.state !== 'archived'
    ? to({ parent: before, at: before.below.length, level: level + 1 })
    : null;
}

/** A category's new and old values. */
export interface Moved {
  id: number;
  version: number;
  fields: { parentId?: number | null; position?: number };
  before: { parentId?: number | null; position?: number };
}

/** Returns the categories that change when one moves: itself first, then siblings with a new position. */
export function movesTo(tree: readonly Branch[], branch: Branch, { parent, at }: Place): Moved[] {
  const sisters = (parent?.below ?? tree).filter(({ id }) => id !== branch.id).toSpliced(at, 0, branch);
  const parentId = parent?.id ?? null;
  const moves = sisters.flatMap((each, position): Moved[] => {
    const isElsewhere = each === branch && branch.parentId !== parentId;
    if (each.position === position && !isElsewhere) return [];
    return [
      {
        id: each.id,
        version: each.version,
        fields: { position, ...(isElsewhere && { parentId }) },
        before: { position: each.position, ...(isElsewhere && { parentId: branch.parentId }) },
      },
    ];
  });
  return moves.toSorted((one, other) => Number(other.id === branch.id) - Number(one.id === branch.id));
}
