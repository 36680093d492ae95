import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';

export const listChanges = operation({
  name: 'LIST_CHANGES',
  path: 'records/list-changes',
  summary:
    'Lists the orders, products, customers or payments that changed since a cursor, each once, by its latest change. Read products and customers by their id, orders and the orders of payments by their number. Ask again with `next`.',
  source: 'docs/decisions/123-webhooks.md',
  caller: {
    staff: {
      parameter: 'kind',
      of: {
        order: 'orders.read',
        product: 'catalogue.read',
        customer: 'customers.read',
        payment: 'payments.read',
      },
    },
    keys: 'documented',
  },
  request: z.object({
    /** What to list. A change of a payment also changes its order. */
    kind: z.enum(['order', 'product', 'customer', 'payment']),
    /** `next` of the answer before. Null lists everything, to begin with. */
    after: z
      .string()
      .regex(/^\d{1,19}-\d{1,9}$/u)
      .nullable()
      .default(null),
    /** How many to return. */
    limit: z.number().int().min(1).max(1000).default(200),
  }),
  response: z.object({
    /** What changed, the earliest first. */
    changes: z.array(
      z.object({
        /** The id of the row. */
        id,
        /** Whether there is no such row any more. An erased customer counts as deleted. */
        isDeleted: z.boolean(),
        /** The number of the order, or of the order of the payment. Omitted without one. */
        orderNumber: z.string().optional(),
      }),
    ),
    /** The cursor for the next call, also of an empty list. */
    next: z.string(),
    /** Whether there are more now. */
    hasMore: z.boolean(),
  }),
});
