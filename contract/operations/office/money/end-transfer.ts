import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';
import { orderNumber } from '../orders/order-types.ts';

export const cancelTransferOrder = operation({
  name: 'END_TRANSFER',
  path: 'money/end-transfer',
  summary:
    'Cancels an order that awaits a transfer: releases its items and coupon, and notifies the customer. An order that has already ended stays unchanged.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.confirm' },
  request: z.object({ number: orderNumber }),
  response: emptyObject,
});
