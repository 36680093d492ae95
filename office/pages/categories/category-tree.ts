import type { LanguageCode } from '#contract/languages.ts';
import type { StoredRecord } from '#office/records/use-records.ts';

/** A category with those below it, in their order. */
export interface Branch {
  id: number;
  version: number;
  names: Partial<Record<LanguageCode, string>>;
  state: string;
  position: number;
  below: Branch[];
}

interface Fields {
  parentId: number | null;
  names: Branch['names'];
  state: string;
  position: number;
}

/** The tree of records; one whose parent is out of use or gone stands at the top. Those out of use come last. */
export function treeOf(records: readonly StoredRecord[]): Branch[] {
  const branches = new Map(
    records.map(({ id, version, fields }) => {
      const { names, state, position } = fields as unknown as Fields;
      return [Number(id), { id: Number(id), version, names, state, position, below: [] as Branch[] }];
    }),
  );
  const top: Branch[] = [];
  for (const { id, fields } of records) {
    const branch = branches.get(Number(id));
    const parent = branches.get((fields as unknown as Fields).parentId ?? 0);
    if (branch) (parent && parent !== branch ? parent.below : top).push(branch);
  }
  const last = ({ state }: Branch) => (state === 'archived' ? 1 : 0);
  const sort = (list: Branch[]) => {
    list.sort((one, other) => last(one) - last(other) || one.position - other.position || one.id - other.id);
    for (const each of list) sort(each.below);
  };
  sort(top);
  return top;
}

/** The positions of a list after one of it moved: those that change. */
export function moved(
  list: readonly Branch[],
  from: number,
  to: number,
): { id: number; version: number; fields: { position: number } }[] {
  const one = list[from];
  if (!one || to < 0 || to >= list.length) return [];
  const after = list.toSpliced(from, 1).toSpliced(to, 0, one);
  return after.flatMap(({ id, version, position }, at) =>
    position === at ? [] : [{ id, version, fields: { position: at } }],
  );
}
