import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from './order-types.ts';

export const endOrderChats = operation({
  name: 'END_ORDER_CHATS',
  path: 'orders/end-order-chats',
  summary: 'Ends the messages to Telegram chats that follow an order. Its page can start them again.',
  source: 'docs/decisions/124-telegram-for-customers.md',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber }),
  response: z.object({}),
});
