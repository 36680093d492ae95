import { z } from 'zod';
import { parcelFormatNames } from '../../../label-formats.ts';
import { operation } from '../../../operation.ts';
import { parcelLabels } from '../label-types.ts';
import { documentRequest } from './paper-types.ts';
import { parcelNumber } from './parcel-types.ts';

export const getParcelLabels = operation({
  name: 'GET_PARCEL_LABELS',
  path: 'orders/get-parcel-labels',
  summary:
    'Returns the labels of the parcels of these orders, or of one parcel, each in its customer’s language; one label for an order without parcels. Refused while one of them is a new customer’s unconfirmed order. As a PDF: GET /office/papers/parcel-labels?orders=A,B&format=a6.',
  source: 'docs/decisions/125-labels-and-scanning.md',
  caller: { staff: 'orders.read' },
  request: documentRequest.extend({
    /** The number of a parcel, for its own label. Only with one order. */
    parcel: parcelNumber.optional(),
    format: z.enum(parcelFormatNames).default('a6'),
  }),
  response: parcelLabels,
});
