import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { bothTexts, id, time } from '../office-types.ts';
import { recordFields } from '../records/record-types.ts';
import { discountRule } from './discount-types.ts';

export const previewDiscount = operation({
  name: 'PREVIEW_DISCOUNT',
  path: 'discounts/preview-discount',
  summary:
    'What a discount would do while it runs, saved or not: carts before and after, priced by the shop without writing anything, the products it covers, and the discounts it meets. Refused with `faults` as the change would be.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: { staff: 'discounts.write' },
  request: z.object({
    /** Null for a new discount. */
    id: id.nullable(),
    /** As for CHANGE_RECORD. */
    fields: recordFields,
  }),
  response: z.object({
    rule: discountRule,
    /** Published products that it applies to, and those it would apply to if they allowed discounts. */
    products: z.number(),
    excluded: z.number(),
    /** Carts of recent orders, or of its best sellers. */
    carts: z.array(
      z.object({
        /** When it was ordered; null for an example of one product. */
        orderedAt: time.nullable(),
        lines: z.array(
          z.object({
            productId: id,
            name: bothTexts,
            /** '' if there is no picture. */
            picture: z.string(),
            quantity: z.number(),
            beforeCents: z.number(),
            afterCents: z.number(),
          }),
        ),
        /** The subtotal without shipping; `afterCents` after the coupon. */
        beforeCents: z.number(),
        afterCents: z.number(),
        /** Why the coupon isn't accepted: a code of contract/messages.ts with its values. */
        refusal: z
          .object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
          .nullable(),
      }),
    ),
    /** Discounts without a code. */
    overlaps: z.array(
      z.object({
        id,
        name: z.string(),
        rule: discountRule,
        /** The number of products of both, and the best seller among them. */
        products: z.number(),
        product: z.object({ id, name: bothTexts }),
        /**
         * Which one that product gets, `third` for yet another discount. `noCoupon`: a coupon isn't accepted while the
         * other discount applies to the product.
         */
        wins: z.enum(['this', 'other', 'third', 'noCoupon']),
        /** The price of that product before and after, while both run. */
        priceCents: z.number(),
        payCents: z.number(),
      }),
    ),
  }),
});
