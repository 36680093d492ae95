import { operation } from '../../../operation.ts';
import { documentRequest, papers } from './paper-types.ts';

export const getInvoices = operation({
  name: 'GET_INVOICES',
  path: 'orders/get-invoices',
  summary:
    'Returns the invoices of these orders, each in its customer’s language; issued tax invoices are in Khmer and English. As a PDF: GET /office/papers/invoices?orders=A,B.',
  source: 'docs/internals/office.md',
  caller: { staff: 'payments.read' },
  request: documentRequest,
  response: papers,
});
