import { useState } from 'react';

export interface Selection<Row> {
  ids: ReadonlySet<number | string>;
  /** Those among the displayed rows. */
  rows: readonly Row[];
  choose: (some: readonly Row[], isSelected: boolean) => void;
  clear: () => void;
}

export function useSelection<Row extends { id: number | string }>(shown: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<number | string>>(new Set());
  return {
    ids,
    rows: shown.filter(({ id }) => ids.has(id)),
    choose: (some, isSelected) => {
      const after = new Set(ids);
      for (const { id } of some) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      setIds(after);
    },
    clear: () => setIds(new Set()),
  };
}
