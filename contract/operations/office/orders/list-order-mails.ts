import { z } from 'zod';
import { orderMailKinds } from '../../../mail-kinds.ts';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const listOrderMails = operation({
  name: 'LIST_ORDER_MAILS',
  path: 'orders/list-order-mails',
  summary:
    'Lists emails and messages about an order to its customer, oldest first. They are stored for a month after sending.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'orders.read' },
  request: z.object({ number: orderNumber }),
  response: z.object({
    mails: z.array(
      z.object({
        id,
        kind: z.enum(orderMailKinds),
        /** Null if the caller may not see it. */
        to: z.string().nullable(),
        at: time,
        sentAt: time.nullable(),
        medium: z.enum(['email', 'text']),
        /**
         * `saved`: no service for its medium was set up, so the message didn't leave the server. `held`: it will be sent
         * once the order is paid. `failed`: there are no more attempts.
         */
        standing: z.enum(['sent', 'saved', 'waiting', 'held', 'failed']),
        mayRepeat: z.boolean(),
      }),
    ),
  }),
});
