import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, text, time } from '../office-types.ts';
import { cents } from '../orders/order-types.ts';
import { company, gift, orderEditSchema, phoneMethod } from './phone-order-types.ts';

export const placePhoneOrder = operation({
  name: 'PLACE_PHONE_ORDER',
  path: 'phone-orders/place-phone-order',
  summary:
    'Places an order for a customer on the phone, at current prices and never above the total that was read aloud, once per key.',
  source: 'docs/decisions/067-phone-orders-belong-to-the-customer.md',
  caller: { staff: 'orders.change' },
  request: z.object({
    /** The idempotency key, one per order: pressing twice places one order. */
    key: z.uuid(),
    customerId: id,
    ...orderEditSchema,
    note: text(0, 2000).default(''),
    gift: gift.nullable().default(null),
    company: company.nullable().default(null),
    way: phoneMethod,
    language,
    /** The total that was read aloud. */
    totalCents: cents,
    /** Whether the customer pays a deposit now, if the shop takes one for these items. */
    deposit: z.boolean().default(false),
    /** Whether the rest is then paid in cash on delivery. */
    restInCash: z.boolean().default(false),
    /** Whether the customer agreed after hearing it. */
    saidYes: z.boolean(),
  }),
  response: z.object({
    number: z.string(),
    totalCents: cents,
    /** The QR code to pay, or null if there is none. */
    code: z
      .object({
        text: z.string(),
        until: time,
        /** The amount of the QR code, formatted. */
        asks: z.string(),
      })
      .nullable(),
  }),
});
