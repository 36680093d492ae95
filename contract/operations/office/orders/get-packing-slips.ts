import { operation } from '../../../operation.ts';
import { documentRequest, papers } from './paper-types.ts';
import { parcelNumber } from './parcel-types.ts';

export const getPackingSlips = operation({
  name: 'GET_PACKING_SLIPS',
  path: 'orders/get-packing-slips',
  summary:
    'Returns the packing slips of these orders, or of one parcel, each in its customer’s language and without prices. Refused while one of them is a new customer’s unconfirmed order. As a PDF: GET /office/papers/packing-slips?orders=A,B.',
  source: 'docs/internals/office.md',
  caller: { staff: 'orders.read' },
  request: documentRequest.extend({
    /** The number of a parcel, for its own slip. Only with one order. */
    parcel: parcelNumber.optional(),
  }),
  response: papers,
});
