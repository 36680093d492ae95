import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { orderForStaff, parcelsOf } from '#shop/orders/orders.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import type { DocumentTexts } from '../../../documents/document-texts.ts';
import { packingSlip } from '../../../documents/packing-slip.ts';
import { asDocuments } from '../../../documents/documents.ts';
import { refuse } from '../account/office-answers.ts';
import { documentsOf } from './order-papers.ts';

export const handler = handle(getPackingSlips, async ({ numbers, parcel: which }, { app, caller }) => {
  const order = which === undefined ? null : await orderForStaff(app.db, numbers[0] ?? '');
  const parcels = order && numbers.length === 1 ? await parcelsOf(app.db, order.orderId) : [];
  const parcel = parcels.find((each) => each.number === which);
  if (which !== undefined && !parcel) return refuse(404, 'notFound');
  const write = (of: Parameters<typeof packingSlip>[0], labels: DocumentTexts) =>
    packingSlip(of, labels, parcel);
  const kind = { paper: 'packing slip', isOfItems: true, write } as const;
  const sheets = await documentsOf(app, caller, numbers, kind);
  if (sheets instanceof Refused) return sheets;
  return sheets.length > 0 ? asDocuments('packingSlip', sheets) : refuse(409, 'nothingToPack');
});
