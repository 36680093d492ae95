import { skuOfCells } from '#rules/cells.ts';
import type { DocumentOrder, Parcel } from '#shop/orders/orders.ts';
import { deliveryFact, itemsOf, type DocumentTexts } from './document-texts.ts';
import type { Sheet } from './documents.ts';

/**
 * Builds a packing slip: the items to pack with their SKUs, and the address, without prices and refunded units. The slip
 * of a parcel has what is in it. Null when no item ships.
 */
export function packingSlip(order: DocumentOrder, labels: DocumentTexts, parcel?: Parcel): Sheet | null {
  const { paper, mail, day } = labels;
  const packed = (itemId: number, cell: number, toPrepare: number) =>
    parcel?.units
      ? sumOf(parcel.units.filter((unit) => unit.itemId === itemId && [0, unit.cell].includes(cell)))
      : toPrepare;
  const items = order.items
    .map((item) => ({
      ...item,
      quantity: packed(item.itemId, 0, item.toPrepare),
      cells: item.cells.map((cell) => ({
        ...cell,
        quantity: packed(item.itemId, cell.cell, cell.toPrepare),
      })),
      once: [],
    }))
    .filter(({ isDigital, quantity }) => !isDigital && quantity > 0);
  if (items.length === 0) return null;
  return {
    ...labels.frame(order),
    heading: paper('packingSlip'),
    facts: [
      { head: paper('date'), lines: [day(order.placedAt)] },
      { head: labels.receiverHead(order), lines: labels.receiverLines(order) },
      ...deliveryFact(order, labels),
      ...parcelFact(parcel, labels),
    ],
    columns: [paper('product'), paper('quantity')],
    lines: itemsOf(items, labels, () => '').map((line, at) => ({
      ...line,
      details: [
        skuOfCells(items[at]?.cells.filter(({ quantity }) => quantity > 0) ?? []),
        ...line.details,
      ].filter(Boolean),
    })),
    sums: [],
    boxes: [...giftOf(order, labels), ...(order.note ? [{ head: mail('note'), lines: [order.note] }] : [])],
  };
}

const sumOf = (units: readonly { quantity: number }[]): number =>
  units.reduce((sum, { quantity }) => sum + quantity, 0);

function parcelFact(parcel: Parcel | undefined, { mail }: DocumentTexts): Sheet['facts'] {
  if (!parcel?.units) return [];
  const lines = [String(parcel.number), parcel.carrier, parcel.tracking].filter(Boolean);
  return [{ head: mail('parcel'), lines }];
}

function giftOf({ gift }: DocumentOrder, { mail }: DocumentTexts): Sheet['boxes'] {
  if (!gift) return [];
  const giftLines = [
    ...(gift.wrap ? [mail('giftWrap')] : []),
    ...(gift.withoutPrices ? [mail('giftWithoutPrices')] : []),
  ];
  return [
    ...(giftLines.length > 0 ? [{ head: mail('gift'), lines: giftLines }] : []),
    ...(gift.message ? [{ head: mail('giftMessage'), lines: gift.message.split('\n') }] : []),
  ];
}
