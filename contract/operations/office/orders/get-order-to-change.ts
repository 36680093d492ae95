import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, version } from '../office-types.ts';
import { both } from './order-change-types.ts';
import { orderNumber } from './order-types.ts';

const place = both.extend({ id });

export const getOrderToChange = operation({
  name: 'GET_ORDER_TO_CHANGE',
  path: 'orders/get-order-to-change',
  summary:
    'Returns what can be edited on an order before it is prepared, and the places it can be shipped to.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber }),
  response: z.object({
    version,
    address: z.object({
      firstName: z.string(),
      lastName: z.string(),
      mobile: z.string(),
      secondMobile: z.string(),
      recipient: z.string(),
      recipientMobile: z.string(),
      address: z.string(),
      postalCode: z.string(),
      /** The city's name as written on the order. */
      cityName: z.string(),
      stateName: z.string(),
    }),
    deliveryWayId: id.nullable(),
    provinces: z.array(place.extend({ cities: z.array(place) })),
  }),
});
