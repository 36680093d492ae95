import { z } from 'zod';
import { discountTarget } from '../../../resources/discount.ts';
import { bothTexts, id, time } from '../office-types.ts';

const target = discountTarget.extend({ name: bothTexts });

/** What a discount does (rules/discount-sentence.ts). */
export const discountRule = z.object({
  /** Null for a discount that applies automatically. */
  couponCode: z.string().nullable(),
  kind: z.enum(['products', 'categories', 'total', 'buyGet', 'delivery']),
  /** In hundredths of a percent. */
  percent: z.number().nullable(),
  amountCents: z.number().nullable(),
  minCents: z.number().nullable(),
  /** Whether it is only for a customer's first order. */
  firstOrder: z.boolean(),
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  maxUses: z.number().nullable(),
  maxUsesPerCustomer: z.number().nullable(),
  /** The ids for which delivery is free; null for all. */
  deliveryMethodIds: z.array(id).nullable(),
  provinces: z.array(id).nullable(),
  /** The discount's first products or categories, and the total number. */
  targets: z.array(target),
  targetCount: z.number(),
  /** For the kind `buyGet`: so many of the targets lower the price of so many of `getTargets`, or of the targets if there are none. */
  buyQuantity: z.number().nullable(),
  getQuantity: z.number().nullable(),
  maxPerOrder: z.number().nullable(),
  getTargets: z.array(target),
  getTargetCount: z.number(),
});

/**
 * The results of a discount's orders. Canceled and returned ones don't count. Amounts need `payments.read`.
 */
export const discountResults = z.object({
  orders: z.number(),
  /** The total amount of the discount in these orders. Null if the caller may not see amounts. */
  offCents: z.number().nullable(),
  /** The totals of a coupon's orders, or of the discounted items. */
  revenueCents: z.number().nullable(),
});
