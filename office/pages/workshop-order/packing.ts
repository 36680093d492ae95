import type { Answer } from '#contract/operation.ts';
import type { getOrder } from '#contract/operations/office/orders/get-order.ts';

/** One order, as far as the user may see it. */
export type Order = Answer<typeof getOrder>;

type Line = Order['lines'][number];
interface PackedUnits extends Pick<Line, 'id' | 'name' | 'picture' | 'options' | 'toPrepare' | 'isPacked'> {
  /** The number of its color and size; 0 for the whole line. */
  cell: number;
  /** Its color and size, if the line has several. */
  variant: Line['name'] | null;
}

/** Returns the items to pack, without files and refunded units. Each color and size of an item is one of its own. */
export const itemsOf = ({ lines }: Order): PackedUnits[] =>
  lines
    .filter(({ isDigital }) => !isDigital)
    .flatMap((line): PackedUnits[] =>
      line.cells
        ? line.cells.map(({ cell, name: variant, toPrepare, isPacked }) => ({
            ...line,
            cell,
            variant,
            toPrepare,
            isPacked,
          }))
        : [{ ...line, cell: 0, variant: null }],
    )
    .filter(({ toPrepare }) => toPrepare > 0);

/** Whether preparation must start before packing. */
export const canStart = ({ state, steps }: Order) => state === 'active' && steps.includes('prepare');
