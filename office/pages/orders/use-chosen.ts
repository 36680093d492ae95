import { useState } from 'react';
import type { ListedOrder } from './listed-order.ts';

export type Chosen = ReturnType<typeof useChosen>;

/** The selected rows among those displayed. */
export function useChosen(rows: readonly ListedOrder[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set());
  const orders = rows.filter(({ id }) => ids.has(id));
  return {
    ids: new Set(orders.map(({ id }) => id)),
    orders,
    choose: (some: readonly ListedOrder[], isSelected: boolean) => {
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
