import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { handle } from '../../../calls/operation.ts';
import { packingSlip } from '../../../papers/packing-slip.ts';
import { asPapers } from '../../../papers/papers.ts';
import { refuse } from '../account/office-answers.ts';
import { papersOf } from './order-papers.ts';

export const handler = handle(getPackingSlips, async ({ numbers }, { app, caller }) => {
  const sheets = await papersOf(app, caller, numbers, { paper: 'packing slip', write: packingSlip });
  if (!sheets) return refuse(404, 'notFound');
  return sheets.length > 0 ? asPapers('packingSlip', sheets) : refuse(409, 'nothingToPack');
});
