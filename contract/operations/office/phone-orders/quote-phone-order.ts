import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language } from '../office-types.ts';
import { cents, day, onceCharges, orderVat } from '../orders/order-types.ts';
import { deliveryMethod, inBoth, orderEditSchema, phoneMethod, refusalReason } from './phone-order-types.ts';

const attribute = z.object({
  id,
  name: z.string(),
  isNeeded: z.boolean(),
  chosen: id.nullable(),
  options: z.array(
    z.object({
      id,
      name: z.string(),
      /** The name in the other language, which pasted lists may use. */
      otherName: z.string(),
      surchargeCents: cents,
    }),
  ),
});

export const quotePhoneOrder = operation({
  name: 'QUOTE_PHONE_ORDER',
  path: 'phone-orders/quote-phone-order',
  summary:
    'Calculates an order by the rules of the checkout: total, available payment methods, why others are unavailable, and the text to read aloud. Nothing is saved.',
  source: 'docs/decisions/067-phone-orders-belong-to-the-customer.md',
  caller: { staff: 'orders.change' },
  request: z.object({
    /** Null until a customer is selected. */
    customerId: id.nullable(),
    ...orderEditSchema,
    /** The language of names and reasons. */
    language,
    /** The language of the text to read aloud. */
    aloudIn: language,
    way: phoneMethod.nullable().default(null),
    /** Whether the customer pays a deposit now. */
    deposit: z.boolean().default(false),
    /** Whether the rest is then paid in cash on delivery. */
    restInCash: z.boolean().default(false),
  }),
  response: z.object({
    lines: z.array(
      z.object({
        productId: id,
        name: inBoth,
        picture: z.string(),
        quantity: z.number(),
        /** Null if stock isn't tracked. */
        stock: z.number().nullable(),
        /** The day for which it is ordered beyond the stock. Omitted if it is there. */
        expectedOn: day.optional(),
        unitCents: cents,
        /** The price without discount, or null if there is no discount. */
        listCents: cents.nullable(),
        totalCents: cents,
        once: onceCharges,
        /** Whether it is printed again as its customer approved it. */
        isRepeat: z.boolean(),
        /** The reason the line can't be ordered, or null if it can. */
        problem: z
          .enum([
            'out-of-stock',
            'not-enough-stock',
            'above-maximum',
            'below-minimum',
            'invalid-quantity',
            'choice-missing',
          ])
          .nullable(),
        attributes: z.array(attribute),
      }),
    ),
    sums: z.object({
      pieces: z.number(),
      subtotalCents: cents,
      /** The part of the subtotal that is charged once. Omitted if there is none. */
      onceCents: cents.optional(),
      shippingCents: cents,
      discountCents: cents,
      totalCents: cents,
      /** The deposit that is enough now. Omitted if all is paid at once. */
      depositCents: cents.optional(),
      /** The day by which it is to be paid on account, if that is selected. */
      dueOn: day.optional(),
      /** Omitted while VAT is off. */
      vat: orderVat.optional(),
      riel: z.number().nullable(),
    }),
    /** The reason the coupon doesn't apply. Null if it does or there is none. */
    couponProblem: refusalReason.nullable(),
    deliveryWays: z.array(deliveryMethod),
    deliveryWayId: id.nullable(),
    /** The days from today until all items arrive, such as `2-4`, or '' if unknown. */
    days: z.string(),
    /** Whether the customer has to approve a proof first, from which the days count. */
    needsApproval: z.boolean(),
    wrapsGifts: z.boolean(),
    takesCompanies: z.boolean(),
    /** The reason the order can't be placed, or null if it can. */
    problem: refusalReason.nullable(),
    /** The methods the shop offers. */
    ways: z.array(
      z.object({
        way: phoneMethod,
        /** The limits, such as '$5.00 to $500.00', or '' if there are none. */
        within: z.string(),
        problem: refusalReason.nullable(),
      }),
    ),
    /** Sentences to read aloud. */
    aloud: z.array(z.string()),
  }),
});
