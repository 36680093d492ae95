import { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { invoices } from '../../../documents/invoice.ts';
import { asDocuments } from '../../../documents/documents.ts';
import { documentsOf } from './order-papers.ts';

export const handler = handle(getInvoices, async ({ numbers }, { app, caller }) => {
  const kind = { paper: 'invoice', isOfItems: false, write: invoices } as const;
  const sheets = await documentsOf(app, caller, numbers, kind);
  return sheets instanceof Refused ? sheets : asDocuments('invoice', sheets);
});
