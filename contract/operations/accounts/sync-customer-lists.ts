import { z } from 'zod';
import { operation } from '../../operation.ts';
import { syncedExtras } from '../orders/line-extra-fields.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';

/**
 * The maximum number of lines in the cart and in the wish list. The same number of recently removed lines is
 * allowed on top.
 */
export const maxListed = 100;

const largest = 1_000_000;
const cellId = z.number().int().min(0).max(2_147_483_647);

/** The last change of a line in the cart or wish list. One per product. */
const line = z.object({
  /** The list that the line is on. */
  List: z.enum(['cart', 'wish']),
  ProductId: id,
  /** 0 means the line was removed. */
  Quantity: z.number().int().min(0).max(largest),
  /** The selected option of each attribute. */
  Choices: z
    .array(z.object({ ProductAttributeID: id, PrimaryKeyValue: id }))
    .max(20)
    .default([]),
  ...syncedExtras,
  /** Its pieces by color and size, if they differ. Omitted for the same quantity, they stay as they are. */
  VariantQuantities: z
    .array(z.object({ ColorID: cellId, SizeID: cellId, Quantity: z.number().int().min(1).max(largest) }))
    .min(2)
    .max(200)
    .optional(),
  /**
   * The time of the change in milliseconds since 1970 by the browser's clock. It is always later than every
   * other change of the line the browser knows.
   */
  ChangedAt: z.number().int().min(0).max(8.64e15),
});

export const syncCustomerLists = operation({
  name: 'SYNC_CUSTOMER_LISTS',
  path: 'common/sync-customer-lists',
  summary:
    'Syncs the cart and wish list of a browser with the account. For each line the latest change wins; lines that differ from the browser’s are returned. Kado-specific.',
  source: 'docs/internals/accounts.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  request: z.object({
    /** The lines that changed since the last call, or all. */
    Lines: z.array(line).max(4 * maxListed),
    languageCode,
    recordValueJson,
  }),
  response: list(
    line.extend({
      // Details that the browser stores for a line on a list. Prices in dollars.
      ProductName: z.string().optional(),
      Price: z.number().optional(),
      DiscountedPrice: z.number().optional(),
      DiscountId: z.number().optional(),
      IsDiscountCalculated: z.boolean().optional(),
      CouponCode: z.string().optional(),
      SizeShortName: z.string().optional(),
      ColorName: z.string().optional(),
      /** The path of the product’s first picture. */
      DefaultImage: z.string().optional(),
    }),
  ),
});
