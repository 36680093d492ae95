import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const sendMailAgain = operation({
  name: 'SEND_MAIL_AGAIN',
  path: 'orders/send-mail-again',
  summary:
    'Queues an email about an order again, unchanged and to the same address. Refused while the same one is queued, or within a minute.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber, mail: id }),
  response: emptyObject,
});
