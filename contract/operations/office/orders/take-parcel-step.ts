import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from './order-types.ts';
import { parcelNumber, parcelRefusals } from './parcel-types.ts';

export const takeParcelStep = operation({
  name: 'TAKE_PARCEL_STEP',
  path: 'orders/take-parcel-step',
  summary:
    'Takes a step with a parcel: a packed one leaves, it is delivered or not yet, or it is undone. The order is completed once all its parcels are delivered.',
  source: 'docs/decisions/119-several-parcels.md',
  caller: { staff: 'orders.fulfil', keys: 'documented' },
  refusals: { 404: ['notFound'], 409: parcelRefusals },
  request: z.object({
    number: orderNumber,
    which: parcelNumber,
    step: z.enum(['send', 'deliver', 'notDelivered', 'undo']),
  }),
  /** Whether it completed the order. */
  response: z.object({ isCompleted: z.boolean() }),
});
