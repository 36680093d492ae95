import type { Answer } from '#contract/operation.ts';
import type { getParcelLabels } from '#contract/operations/office/orders/get-parcel-labels.ts';
import { formatAmount } from '#rules/money.ts';
import { receiverName, receiverNumbers } from '#rules/receiver.ts';
import { formatRiel, rielOf } from '#rules/riel.ts';
import { partsText } from '#rules/text-of-language.ts';
import type { DocumentOrder } from '#shop/orders/orders.ts';
import { drawBars, drawQr } from './code-drawing.ts';
import type { DocumentTexts } from './document-texts.ts';

type ParcelLabel = Answer<typeof getParcelLabels>['parcels'][number];

/** Builds the label of a parcel: the recipient, the order's number as bars, and what the courier collects. */
export async function parcelLabel(
  order: DocumentOrder,
  labels: DocumentTexts,
  { count, isLast, publicUrl }: { count: string; isLast: boolean; publicUrl: string },
): Promise<ParcelLabel> {
  const { number, language, delivery, money, riel } = order;
  const { shop } = labels.frame(order);
  const cents = isLast ? money.collectCents : 0;
  return {
    lang: labels.tag,
    from: [shop.name, ...shop.lines],
    toHead: labels.receiverHead(order),
    to: [
      receiverName(language, order),
      order.address,
      partsText(language, [order.cityName, order.stateName, order.postalCode]),
      order.countryName,
    ].filter(Boolean),
    phones: receiverNumbers(order),
    by: delivery ? labels.deliveryLines(delivery) : [],
    number,
    count,
    due: cents > 0 ? [formatAmount(cents), ...(riel ? [formatRiel(rielOf(cents, riel.rate))] : [])] : [],
    dueHead: labels.paper('toPay'),
    bars: await drawBars(number),
    qr: drawQr(`${publicUrl}/office/workshop/${encodeURIComponent(number)}`),
  };
}
