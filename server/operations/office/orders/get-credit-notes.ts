import { getCreditNotes } from '#contract/operations/office/orders/get-credit-notes.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { asDocuments } from '../../../documents/documents.ts';
import { creditNotes } from '../../../documents/credit-note.ts';
import { refuse } from '../account/office-answers.ts';
import { documentsOf } from './order-papers.ts';

export const handler = handle(getCreditNotes, async ({ numbers }, { app, caller }) => {
  const sheets = await documentsOf(app, caller, numbers, {
    paper: 'credit note',
    isOfItems: false,
    write: (order, labels, other = labels) => creditNotes(order, labels, other),
  });
  if (sheets instanceof Refused) return sheets;
  return sheets.length === 0 ? refuse(404, 'notFound') : asDocuments('creditNote', sheets);
});
