import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { packingSlip } from '../../../documents/packing-slip.ts';
import { asDocuments } from '../../../documents/documents.ts';
import { refuse } from '../account/office-answers.ts';
import { documentsOf } from './order-papers.ts';

export const handler = handle(getPackingSlips, async ({ numbers }, { app, caller }) => {
  const kind = { paper: 'packing slip', isOfItems: true, write: packingSlip } as const;
  const sheets = await documentsOf(app, caller, numbers, kind);
  if (sheets instanceof Refused) return sheets;
  return sheets.length > 0 ? asDocuments('packingSlip', sheets) : refuse(409, 'nothingToPack');
});
