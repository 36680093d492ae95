import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';
import { orderNumber } from './order-types.ts';
import { parcelFields, parcelRefusals } from './parcel-types.ts';

export const sendOrder = operation({
  name: 'SEND_ORDER',
  path: 'orders/send-order',
  summary:
    'Marks everything of an order that hasn’t left as shipped, or packs or ships a parcel with the given contents, and notifies the customer. The order is shipped once its last unit has left.',
  source: 'docs/decisions/119-several-parcels.md',
  caller: { staff: 'orders.fulfil', keys: 'documented' },
  refusals: { 404: ['notFound'], 409: parcelRefusals },
  request: z.object({
    number: orderNumber,
    ...parcelFields,
    /** Whether it is only packed, so that its slip can be printed. */
    isPacked: z.boolean().default(false),
    /** The number of the last parcel that the user saw, 0 if there was none. Refused if there are others. */
    seen: z.number().int().nonnegative().optional(),
  }),
  response: emptyObject,
});
