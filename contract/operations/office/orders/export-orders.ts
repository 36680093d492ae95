import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { language } from '../office-types.ts';
import { orderFilter } from './list-orders.ts';

export const exportOrders = operation({
  name: 'EXPORT_ORDERS',
  path: 'orders/export-orders',
  summary:
    'The first 10,000 of what LIST_ORDERS finds, as CSV in a language; the caller needs `orders.read` and `customers.read` too, for sums `payments.read`. The export is in the audit.',
  source: 'docs/decisions/083-promises-in-the-office.md',
  caller: { staff: 'exports.make' },
  queue: 'office',
  request: z.object({ ...orderFilter, language }),
  response: z.object({ csv: z.string(), rows: z.number(), hasMore: z.boolean() }),
});
