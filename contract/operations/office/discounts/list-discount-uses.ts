import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, personName, time } from '../office-types.ts';
import { orderState } from '../orders/order-types.ts';
import { discountResults } from './discount-types.ts';

export const listDiscountUses = operation({
  name: 'LIST_DISCOUNT_USES',
  path: 'discounts/list-discount-uses',
  summary:
    'What orders with a discount brought, and those orders, the newest first, 25 at a time; orders need `orders.read`, customers `customers.read`, amounts `payments.read`.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: { staff: 'discounts.write' },
  request: z.object({
    id,
    /** The id of the last order of the previous page; null for the first page. */
    before: id.nullable().default(null),
  }),
  response: z.object({
    results: discountResults,
    /** Null without the permission to read orders. */
    uses: z
      .array(
        z.object({
          orderId: id,
          number: z.string(),
          at: time,
          state: orderState,
          /** Null without the permission to read customers. */
          customer: personName.nullable(),
          /** Null without the permission to read payments. */
          offCents: z.number().nullable(),
          totalCents: z.number().nullable(),
        }),
      )
      .nullable(),
    hasMore: z.boolean(),
  }),
});
