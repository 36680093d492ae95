import { parcelFormats } from '#contract/label-formats.ts';
import { getParcelLabels } from '#contract/operations/office/orders/get-parcel-labels.ts';
import type { Database } from '#database/schema.ts';
import { type DocumentOrder, parcelsOf, unitsToSend } from '#shop/orders/orders.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { parcelLabel } from '../../../documents/parcel-label.ts';
import { refuse } from '../account/office-answers.ts';
import { documentsOf } from './order-papers.ts';

export const handler = handle(getParcelLabels, async ({ numbers, parcel, format }, { app, caller }) => {
  const { publicUrl } = app.config;
  const sheets = await documentsOf(app, caller, numbers, {
    paper: 'parcel label',
    isOfItems: true,
    write: async (order, labels) => {
      const all = await countsOf(app.db, order);
      return Promise.all(
        all
          .filter(({ number }) => parcel === undefined || number === parcel)
          .map((each) => parcelLabel(order, labels, { ...each, publicUrl })),
      );
    },
  });
  if (sheets instanceof Refused) return sheets;
  if (sheets.length === 0)
    return parcel === undefined ? refuse(409, 'nothingToPack') : refuse(404, 'notFound');
  const [first] = sheets;
  const title = `Parcel labels ${sheets.length === 1 ? (first?.number ?? '') : sheets.length}`;
  return { title, format: parcelFormats[format], start: 0, parcels: sheets };
});

/**
 * Returns the parcels of an order that are packed or have left, and one for the rest. The customer pays the last one:
 * couriers collect what a label says.
 */
async function countsOf(
  db: Database,
  { orderId }: DocumentOrder,
): Promise<{ number: number; count: string; isLast: boolean }[]> {
  const [parcels, units] = await Promise.all([parcelsOf(db, orderId), unitsToSend(db, orderId)]);
  if (units.length === 0) return [];
  const numbers = parcels.map(({ number }) => number);
  if (parcels.length === 0 || units.some(({ unpacked }) => unpacked > 0))
    numbers.push(1 + Math.max(0, ...numbers));
  return numbers.map((number, at) => ({
    number,
    count: numbers.length > 1 ? `${at + 1} / ${numbers.length}` : '',
    isLast: at === numbers.length - 1,
  }));
}
