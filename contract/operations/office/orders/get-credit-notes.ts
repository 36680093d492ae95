import { operation } from '../../../operation.ts';
import { documentRequest, papers } from './paper-types.ts';

export const getCreditNotes = operation({
  name: 'GET_CREDIT_NOTES',
  path: 'orders/get-credit-notes',
  summary:
    'Returns all credit notes of these orders, in both languages. As a PDF: GET /office/papers/credit-notes?orders=A,B.',
  source: 'docs/decisions/106-invoices-keep-the-vat-of-their-day.md',
  caller: { staff: 'payments.read' },
  request: documentRequest,
  response: papers,
});
