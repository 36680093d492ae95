import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';
import { orderNumber } from './order-types.ts';
import { parcelFields, parcelNumber, parcelRefusals } from './parcel-types.ts';

export const changeParcel = operation({
  name: 'CHANGE_PARCEL',
  path: 'orders/change-parcel',
  summary:
    'Corrects a parcel of an order in preparation: its contents, carrier, tracking number and day. The customer isn’t notified again.',
  source: 'docs/decisions/119-several-parcels.md',
  caller: { staff: 'orders.fulfil', keys: 'documented' },
  refusals: { 404: ['notFound'], 409: parcelRefusals },
  request: z.object({ number: orderNumber, which: parcelNumber, ...parcelFields }),
  response: emptyObject,
});
