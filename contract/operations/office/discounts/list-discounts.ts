import { z } from 'zod';
import { discountViews } from '../../../constants.ts';
import { operation } from '../../../operation.ts';
import { id, text, version } from '../office-types.ts';
import { discountResults, discountRule, discountState } from './discount-types.ts';

export const listDiscounts = operation({
  name: 'LIST_DISCOUNTS',
  path: 'discounts/list-discounts',
  summary:
    'Discounts and coupons, the newest first, a page at a time, each with what it does and what it brought. The first page also has how many there are in each view.',
  source: 'docs/decisions/071-records-in-the-office.md',
  caller: { staff: 'discounts.write' },
  queue: 'office',
  request: z.object({
    /** Part of a name or code. */
    find: text(0, 100).default(''),
    /** `ended` includes coupons that are used up. */
    view: z.enum(discountViews).default('all'),
    /** Coupons only, discounts without a code only, or both. */
    code: z.enum(['with', 'without']).nullable().default(null),
    /** Only this one. */
    id: id.nullable().default(null),
    /** `next` of the previous page, or null for the first page. */
    before: id.nullable().default(null),
  }),
  response: z.object({
    discounts: z.array(
      z.object({
        id,
        version,
        name: z.string(),
        rule: discountRule,
        state: discountState,
        /** Uses of a coupon, including those of orders that await payment. */
        used: z.number(),
        results: discountResults,
      }),
    ),
    /** Null on the last page. */
    next: id.nullable(),
    /** For `find` and `code`. Null except on the first page. */
    counts: z.record(z.enum(discountViews), z.number()).nullable(),
  }),
});
