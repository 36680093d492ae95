import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language } from '../office-types.ts';
import { cents } from '../orders/order-types.ts';
import { deliveryWay, inBoth, orderWish, phoneWay, why } from './phone-order-types.ts';

const attribute = z.object({
  id,
  name: z.string(),
  isNeeded: z.boolean(),
  chosen: id.nullable(),
  options: z.array(z.object({ id, name: z.string(), surchargeCents: cents })),
});

export const quotePhoneOrder = operation({
  name: 'QUOTE_PHONE_ORDER',
  path: 'phone-orders/quote-phone-order',
  summary:
    'What an order comes to now by the rules of the checkout, how it may be paid, why not, and how it is read aloud. Nothing is kept.',
  source: 'docs/decisions/067-phone-orders.md',
  caller: { staff: 'orders.change' },
  queue: 'office',
  request: z.object({
    /** null: nobody has been found yet. */
    customerId: id.nullable(),
    ...orderWish,
    /** Of names and of why something cannot be. */
    language,
    /** In which it is read aloud. */
    aloudIn: language,
    way: phoneWay.nullable().default(null),
  }),
  response: z.object({
    lines: z.array(
      z.object({
        productId: id,
        name: inBoth,
        picture: z.string(),
        quantity: z.number(),
        /** null: not counted. */
        stock: z.number().nullable(),
        unitCents: cents,
        /** Without its reduction; null: it has none. */
        listCents: cents.nullable(),
        totalCents: cents,
        /** What keeps it from being ordered; null: nothing. */
        problem: z
          .enum(['out-of-stock', 'not-enough-stock', 'above-maximum', 'invalid-quantity', 'choice-missing'])
          .nullable(),
        attributes: z.array(attribute),
      }),
    ),
    sums: z.object({
      pieces: z.number(),
      subtotalCents: cents,
      shippingCents: cents,
      discountCents: cents,
      totalCents: cents,
      riel: z.number().nullable(),
    }),
    /** Why the coupon counts for nothing; null: it does, or there is none. */
    couponProblem: why.nullable(),
    deliveryWays: z.array(deliveryWay),
    deliveryWayId: id.nullable(),
    /** In how many days of today all of it arrives, `2-4`; '': nobody says. */
    days: z.string(),
    wrapsGifts: z.boolean(),
    /** What keeps the whole from being ordered; null: nothing. */
    problem: why.nullable(),
    /** Those the shop offers. */
    ways: z.array(
      z.object({
        way: phoneWay,
        /** Such as '$5.00 to $500.00'; '' without a bound. */
        within: z.string(),
        problem: why.nullable(),
      }),
    ),
    /** Sentences. */
    aloud: z.array(z.string()),
  }),
});
