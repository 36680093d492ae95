import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { productHistoryEntry, storedProduct } from './product-types.ts';

export const getProduct = operation({
  name: 'GET_PRODUCT',
  path: 'catalogue/get-product',
  summary:
    'One product with all that staff decide about it, how it sells, and its last changes, the newest first.',
  source: 'docs/decisions/064-catalogue-in-the-office.md',
  caller: { staff: 'catalogue.read' },
  queue: 'office',
  request: z.object({ id }),
  response: z.object({
    product: storedProduct,
    /** `name.ar` is the name in Khmer. */
    history: z.array(productHistoryEntry),
    /** Texts that are older than the same one in the other language: `name.ar`. */
    olderTexts: z.array(z.string()),
    /** Pieces that are ordered and have not left, and all that were ordered in the last days. */
    sales: z.object({ toSend: z.number(), ordered: z.number(), days: z.number() }),
    /** What a shopper pays for one without surcharges, and which reductions without a code apply or are to come. */
    now: z.object({
      payCents: z.number(),
      reductions: z.array(
        z.object({
          id,
          name: z.string(),
          /** In hundredths of a percent; null: an amount. */
          percent: z.number().nullable(),
          amountCents: z.number().nullable(),
          startsAt: time,
          endsAt: time,
          /** The one in force. */
          isTaken: z.boolean(),
        }),
      ),
    }),
  }),
});
