import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, text, time } from '../office-types.ts';
import { cents } from '../orders/order-types.ts';
import { gift, orderWish, phoneWay } from './phone-order-types.ts';

export const placePhoneOrder = operation({
  name: 'PLACE_PHONE_ORDER',
  path: 'phone-orders/place-phone-order',
  summary:
    'Places an order for a customer who rings, at the prices of the database and never at more than was read aloud, once per key.',
  source: 'docs/decisions/067-phone-orders.md',
  caller: { staff: 'orders.change' },
  queue: 'office',
  request: z.object({
    /** One per attempt: pressed twice it is one order. */
    key: z.uuid(),
    customerId: id,
    ...orderWish,
    note: text(0, 2000).default(''),
    gift: gift.nullable().default(null),
    way: phoneWay,
    /** Of the order and its messages. */
    language,
    /** What was read aloud. */
    totalCents: cents,
    /** It was read aloud, and the customer said yes. */
    saidYes: z.boolean(),
  }),
  response: z.object({
    number: z.string(),
    totalCents: cents,
    /** What is to be paid by a code; null: nothing. */
    code: z
      .object({
        text: z.string(),
        until: time,
        /** What it asks for, as it is written. */
        asks: z.string(),
      })
      .nullable(),
  }),
});
