import { useState } from 'react';
import type { ListedOrder } from './orders-table.tsx';

export type Chosen = ReturnType<typeof useChosen>;

/** The rows that were chosen, of those that are shown. */
export function useChosen(shown: readonly ListedOrder[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set());
  const orders = shown.filter(({ id }) => ids.has(id));
  return {
    ids: new Set(orders.map(({ id }) => id)),
    orders,
    choose: (rows: readonly ListedOrder[], isWanted: boolean) => {
      const after = new Set(ids);
      for (const { id } of rows) {
        if (isWanted) after.add(id);
        else after.delete(id);
      }
      setIds(after);
    },
    clear: () => setIds(new Set()),
  };
}
