import { operation } from '../../../operation.ts';
import { documentRequest, papers } from './paper-types.ts';

export const getPackingSlips = operation({
  name: 'GET_PACKING_SLIPS',
  path: 'orders/get-packing-slips',
  summary:
    'Returns the packing slips of these orders, each in its customer’s language and without prices. Refused while one of them is a new customer’s unconfirmed order. As a PDF: GET /office/papers/packing-slips?orders=A,B.',
  source: 'docs/decisions/068-documents-typeset-in-a-process.md',
  caller: { staff: 'orders.read' },
  request: documentRequest,
  response: papers,
});
