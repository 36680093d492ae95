import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { dollars, id, list, recordValueJson } from '../../wire-types.ts';
import { ofOrder, orderDetails } from './order-details-fields.ts';

export const changeOrderDetails = operation({
  name: 'CHANGE_ORDER_DETAILS',
  path: 'common/change-order-details',
  summary:
    "Changes the address, note or company of one of the caller's orders before it is prepared: 'Saved Successfully'. Refused if the order or its planned total changed meanwhile. A difference is refunded or becomes due. Kado-specific.",
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: 'customer',
  queue: 'checkout',
  refusals: {
    404: ['notFound'],
    409: [
      'changeTooLate',
      'changeReview',
      'changeNotHere',
      'changePlace',
      'deliveryNotHere',
      'changeNothing',
    ],
  },
  request: z.object({
    ...ofOrder,
    /** The `Version` of PLAN_ORDER_DETAILS. */
    Version: id,
    /** The total that PLAN_ORDER_DETAILS showed. */
    OrderTotal: dollars,
    Details: orderDetails,
    recordValueJson,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
