import type { LanguageCode } from '#contract/languages.ts';
import type { StoredRecord } from '#office/records/use-records.ts';

/** A category with its subcategories in order. */
export interface Branch {
  id: number;
  version: number;
  parentId: number | null;
  names: Partial<Record<LanguageCode, string>>;
  state: string;
  position: number;
  /** The number of products in this category or its subcategories. */
  products: number;
  below: Branch[];
}

type Fields = Pick<Branch, 'parentId' | 'names' | 'state' | 'position'>;

/**
 * Builds the tree from records. A category whose parent doesn't exist goes to the top level. Archived ones
 * come last.
 */
export function treeOf(records: readonly StoredRecord[]): Branch[] {
  const branches = new Map(
    records.map(({ id, version, fields, products = 0 }) => {
      const { parentId, names, state, position } = fields as Fields;
      const branch: Branch = {
        id: Number(id),
        version,
        parentId,
        names,
        state,
        position,
        products,
        below: [],
      };
      return [branch.id, branch];
    }),
  );
  const top: Branch[] = [];
  for (const branch of branches.values()) {
    const parent = branches.get(branch.parentId ?? 0);
    (parent && parent !== branch ? parent.below : top).push(branch);
  }
  const last = ({ state }: Branch) => (state === 'archived' ? 1 : 0);
  const sort = (list: Branch[]) => {
    list.sort((one, other) => last(one) - last(other) || one.position - other.position || one.id - other.id);
    for (const each of list) sort(each.below);
  };
  sort(top);
  return top;
}

export interface Row {
  branch: Branch;
  level: number;
  parent: Branch | null;
  /** All siblings of the branch, and its index among them. */
  sisters: readonly Branch[];
  at: number;
}

/** Returns the lines from top to bottom, without the children of collapsed categories. */
export const rowsOf = (
  sisters: readonly Branch[],
  folded: ReadonlySet<number>,
  parent: Branch | null = null,
  level = 0,
): Row[] =>
  sisters.flatMap((branch, at) => [
    { branch, level, parent, sisters, at },
    ...(folded.has(branch.id) ? [] : rowsOf(branch.below, folded, branch, level + 1)),
  ]);

/** Counts a line's descendants. */
export function sizeOf(rows: readonly Row[], from: number): number {
  const level = rows[from]?.level ?? 0;
  const next = rows.findIndex((row, at) => at > from && row.level <= level);
  return (next < 0 ? rows.length : next) - from;
}
