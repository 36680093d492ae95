import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';

/** Of cart and wish list each; as many again may have been taken off lately. */
export const mostListed = 100;

const largest = 1_000_000;

/** A line of the cart or the wish list as it was last changed: one a product. */
const line = z.object({
  List: z.enum(['cart', 'wish']),
  ProductId: id,
  /** 0: taken off the list. */
  Quantity: z.number().int().min(0).max(largest),
  /** The option chosen of each attribute. */
  Choices: z
    .array(z.object({ ProductAttributeID: id, PrimaryKeyValue: id }))
    .max(20)
    .default([]),
  /** Milliseconds since 1970 by the browser's clock, and after every other change of the line the browser knows of. */
  ChangedAt: z.number().int().min(0).max(8.64e15),
});

export const syncCustomerLists = operation({
  name: 'SYNC_CUSTOMER_LISTS',
  path: 'common/sync-customer-lists',
  summary:
    "Keeps the caller's cart and wish list on the account: takes the lines the browser knows, of each the later change counts, and answers those that are otherwise on the account. A call of our own.",
  source: 'docs/decisions/030-lists-on-the-account.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  request: z.object({ Lines: z.array(line).max(4 * mostListed), languageCode, recordValueJson }),
  response: list(
    line.extend({
      // Of a line that is on a list: what the browser's storage keeps of it, prices in dollars.
      ProductName: z.string().optional(),
      Price: z.number().optional(),
      DiscountedPrice: z.number().optional(),
      DiscountId: z.number().optional(),
      IsDiscountCalculated: z.boolean().optional(),
      CouponCode: z.string().optional(),
      SizeShortName: z.string().optional(),
      ColorName: z.string().optional(),
      DefaultImage: z.string().optional(),
    }),
  ),
});
