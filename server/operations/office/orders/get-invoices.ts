import { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { handle } from '../../../calls/operation.ts';
import { invoice } from '../../../papers/invoice.ts';
import { asPapers } from '../../../papers/papers.ts';
import { refuse } from '../account/office-answers.ts';
import { papersOf } from './order-papers.ts';

export const handler = handle(getInvoices, async ({ numbers }, { app, caller }) => {
  const sheets = await papersOf(app, caller, numbers, { paper: 'invoice', write: invoice });
  return sheets ? asPapers('invoice', sheets) : refuse(404, 'notFound');
});
