import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { productHistoryEntry, storedProduct } from './product-types.ts';

export const getProduct = operation({
  name: 'GET_PRODUCT',
  path: 'catalogue/get-product',
  summary: 'Returns a product with all editable fields, its sales and its recent changes, newest first.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.read', keys: 'documented' },
  refusals: { 404: ['notFound'] },
  request: z.object({ id }),
  response: z.object({
    product: storedProduct,
    /** `name.ar` is the Khmer name. */
    history: z.array(productHistoryEntry),
    /** Texts older than the same text in the other language, such as `name.ar`. */
    olderTexts: z.array(z.string()),
    /** Units ordered but not yet shipped, and all units ordered in the last days. */
    sales: z.object({ toSend: z.number(), ordered: z.number(), days: z.number() }),
    /** The current price of one unit without surcharges, and the discounts without a code that apply now or later. */
    now: z.object({
      payCents: z.number(),
      reductions: z.array(
        z.object({
          id,
          name: z.string(),
          /** In hundredths of a percent. Null for a fixed amount. */
          percent: z.number().nullable(),
          amountCents: z.number().nullable(),
          /** Null means no limit. */
          startsAt: time.nullable(),
          endsAt: time.nullable(),
          /** Whether this discount is in effect. */
          isTaken: z.boolean(),
        }),
      ),
    }),
  }),
});
