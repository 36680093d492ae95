import { z } from 'zod';
import { reportReasons } from '../../../constants.ts';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { both } from './order-change-types.ts';
import { orderNumber } from './order-types.ts';

/** What a customer reported about an order. Each picture is at /office/files/reports/<id>. */
export const orderReport = z.object({
  /** The message in the inbox. */
  inquiry: id,
  number: orderNumber,
  at: time,
  reason: z.enum(reportReasons),
  text: z.string(),
  items: z.array(z.object({ name: both, quantity: z.number() })),
  pictures: z.array(id),
});

export const listOrderReports = operation({
  name: 'LIST_ORDER_REPORTS',
  path: 'orders/list-order-reports',
  summary: 'Lists what a customer reported about a delivered order, oldest first.',
  source: 'docs/decisions/102-replies-by-a-link.md',
  caller: { staff: 'orders.read' },
  request: z.object({ number: orderNumber }),
  response: z.object({ reports: z.array(orderReport) }),
});
