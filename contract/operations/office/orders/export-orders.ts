import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { language } from '../office-types.ts';
import { orderFilter } from './list-orders.ts';

export const exportOrders = operation({
  name: 'EXPORT_ORDERS',
  path: 'orders/export-orders',
  summary:
    'Exports the first 10,000 results of LIST_ORDERS as CSV in a language. Requires `orders.read` and `customers.read`; amounts require `payments.read`. The export is recorded in the audit log.',
  source: 'docs/decisions/094-one-promised-day.md',
  caller: { staff: 'exports.make', keys: 'documented' },
  request: z.object({ ...orderFilter, language }),
  response: z.object({ csv: z.string(), rows: z.number(), hasMore: z.boolean() }),
});
