import { attributeKinds } from '#contract/constants.ts';
import type { Answer } from '#contract/operation.ts';
import type { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { isPickUp } from '#office/orders/order.ts';

/** One order, as far as the user may see it. */
export type Order = Answer<typeof getOrder>;

type Line = Order['lines'][number];
interface PackedUnits extends Pick<
  Line,
  | 'id'
  | 'productId'
  | 'sku'
  | 'name'
  | 'picture'
  | 'options'
  | 'toPrepare'
  | 'isPacked'
  | 'expectedOn'
  | 'isAwaited'
> {
  /** The ids of its color and size; 0 if it has none. */
  colorId: number;
  sizeId: number;
  /** The number of its color and size; 0 for the whole line. */
  cell: number;
  /** Its color and size, if the line has several. */
  variant: Line['name'] | null;
}

/**
 * Returns the items to pack, without files, refunded units and those that have left in another parcel. Each color and size
 * of an item is one of its own.
 */
export const itemsOf = ({ lines, toSend, isPartlySent }: Order): PackedUnits[] =>
  lines
    .filter(({ isDigital }) => !isDigital)
    .flatMap((line): PackedUnits[] =>
      line.cells
        ? line.cells.map(({ cell, colorId, sizeId, sku, name: variant, toPrepare, isPacked, isAwaited }) => ({
            ...line,
            cell,
            colorId,
            sizeId,
            sku,
            variant,
            toPrepare,
            isPacked,
            isAwaited,
          }))
        : [{ ...line, cell: 0, ...choicesOf(line), variant: null }],
    )
    .map((item) => ({ ...item, toPrepare: item.toPrepare - (isPartlySent ? leftOf(toSend, item) : 0) }))
    .filter(({ toPrepare }) => toPrepare > 0);

const choicesOf = ({ options }: Pick<Line, 'options'>) => {
  const idOf = (kind: number) => options.find(({ attributeId }) => attributeId === kind)?.optionId ?? 0;
  return { colorId: idOf(attributeKinds.color), sizeId: idOf(attributeKinds.size) };
};

/** Returns whether an item is of a scanned product, and of its color and size if stock is counted by them. */
export const isOfProduct = (
  { productId, colorId, sizeId }: Pick<PackedUnits, 'productId' | 'colorId' | 'sizeId'>,
  scanned: { id: number; colourId: number; sizeId: number },
): boolean =>
  productId === scanned.id && [0, colorId].includes(scanned.colourId) && [0, sizeId].includes(scanned.sizeId);

const leftOf = (units: Order['toSend'], { id, cell }: Pick<PackedUnits, 'id' | 'cell'>): number =>
  units.find((each) => each.line === id && each.cell === cell)?.left ?? 0;

/** Returns the last step that fits: shipping, or readiness for pick-up, of the packed items or all. */
export const stepOf = (order: Pick<Order, 'deliveryWay'>, isPart: boolean) => {
  if (isPickUp(order)) return isPart ? 'sendPickUpPart' : 'sendPickUp';
  return isPart ? 'sendPart' : 'send';
};

/** Whether preparation must start before packing. */
export const canStart = ({ state, steps }: Order) => state === 'active' && steps.includes('prepare');
