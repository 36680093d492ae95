import { z } from 'zod';
import { giftMessageMaxLength } from '../../../constants.ts';
import { isPhone, plainPhone } from '../../../forms/phone.ts';
import { id, language, text } from '../office-types.ts';
import { cents } from '../orders/order-types.ts';

/** How an order by phone is paid: on delivery, by a code or a transfer, or as its customer chooses behind a link. */
export const phoneWays = ['cash', 'link', 'code', 'transfer'] as const;
export type PhoneWay = (typeof phoneWays)[number];
export const phoneWay = z.enum(phoneWays);

const phoneNumber = text(0, 50)
  .transform(plainPhone)
  .refine((given) => given === '' || isPhone(given));

/** How somebody is called and where they live, as the profile has it. '' and null: not said. */
export const customerFields = {
  firstName: text(0, 200),
  lastName: text(0, 150),
  mobile: phoneNumber,
  /** Who takes what is sent to the address; left out: it stays. */
  recipient: text(0, 200).optional(),
  recipientMobile: phoneNumber.optional(),
  address: text(0, 600),
  stateId: id.nullable(),
  cityId: id.nullable(),
  postalCode: text(0, 20),
};

/** What is ordered; what a product does not have is left out. */
const line = z.object({
  productId: id,
  quantity: z.number().int().min(0).max(1_000_000),
  options: z.array(z.object({ attributeId: id, optionId: id })).max(30),
});

/** An order as it is being talked about. */
export const orderWish = {
  lines: z.array(line).max(50),
  coupon: text(0, 100).default(''),
  /** null: the cheapest. */
  deliveryWayId: id.nullable().default(null),
};

export const gift = z.object({
  message: text(0, giftMessageMaxLength),
  wrap: z.boolean(),
  withoutPrices: z.boolean(),
});

export const inBoth = z.object({ en: z.string(), km: z.string() });

/** Why something cannot be: a code of contract/messages.ts, and what fills its sentence in the language asked for. */
export const why = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A way to bring the goods. */
export const deliveryWay = z.object({
  id,
  name: inBoth,
  company: z.string(),
  priceCents: cents,
  /** Such as `2-4`; '' unknown. */
  days: z.string(),
});

export const inLanguage = { language };
