import type { DocumentOrder } from '#shop/orders/orders.ts';
import { deliveryFact, itemsOf, type DocumentTexts } from './document-texts.ts';
import type { Sheet } from './documents.ts';

/**
 * Builds a packing slip: the items to pack and the address, without prices and refunded units. Null when no
 * item ships.
 */
export function packingSlip(order: DocumentOrder, labels: DocumentTexts): Sheet | null {
  const { paper, mail, day } = labels;
  const items = order.items
    .filter(({ isDigital, toPrepare }) => !isDigital && toPrepare > 0)
    .map((item) => ({
      ...item,
      quantity: item.toPrepare,
      cells: item.cells
        .filter(({ toPrepare }) => toPrepare > 0)
        .map((cell) => ({ ...cell, quantity: cell.toPrepare })),
      once: [],
    }));
  if (items.length === 0) return null;
  return {
    ...labels.frame(order),
    heading: paper('packingSlip'),
    facts: [
      { head: paper('date'), lines: [day(order.placedAt)] },
      { head: paper('sendTo'), lines: labels.receiverLines(order) },
      ...deliveryFact(order, labels),
    ],
    columns: [paper('product'), paper('quantity')],
    lines: itemsOf(items, labels, () => ''),
    sums: [],
    boxes: [...giftOf(order, labels), ...(order.note ? [{ head: mail('note'), lines: [order.note] }] : [])],
  };
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
