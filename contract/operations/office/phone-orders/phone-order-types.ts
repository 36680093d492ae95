import { z } from 'zod';
import { companyLengths } from '../../../company-lengths.ts';
import { giftMessageMaxLength } from '../../../constants.ts';
import { isPhone, plainPhone } from '../../../forms/phone.ts';
import { id, language, text } from '../office-types.ts';
import { repeatedExtras } from '../../orders/line-extra-fields.ts';
import { officeCells } from '../orders/order-change-types.ts';
import { cents } from '../orders/order-types.ts';

/**
 * Payment methods of a phone order: on delivery, by QR code, by transfer, by a method that the customer chooses behind a
 * link, or on account.
 */
export const phoneMethods = ['cash', 'link', 'code', 'transfer', 'onAccount'] as const;
export type PhoneMethod = (typeof phoneMethods)[number];
export const phoneMethod = z.enum(phoneMethods);

const phoneNumber = text(0, 50)
  .transform(plainPhone)
  .refine((given) => given === '' || isPhone(given));

/** A customer's name and address, as in the profile. '' and null mean unset. */
export const customerFields = {
  firstName: text(0, 200),
  lastName: text(0, 150),
  mobile: phoneNumber,
  /** The recipient at the address. Omitted to leave it unchanged. */
  recipient: text(0, 200).optional(),
  recipientMobile: phoneNumber.optional(),
  address: text(0, 600),
  stateId: id.nullable(),
  cityId: id.nullable(),
  postalCode: text(0, 20),
};

/** An order line. Attributes the product doesn't have are omitted. */
const line = z.object({
  productId: id,
  quantity: z.number().int().min(0).max(1_000_000),
  options: z.array(z.object({ attributeId: id, optionId: id })).max(30),
  cells: officeCells,
  ...repeatedExtras,
});

/** A draft order during a phone call. */
export const orderEditSchema = {
  lines: z.array(line).max(50),
  coupon: text(0, 100).default(''),
  /** Null selects the cheapest method. */
  deliveryWayId: id.nullable().default(null),
};

export const gift = z.object({
  message: text(0, giftMessageMaxLength),
  wrap: z.boolean(),
  withoutPrices: z.boolean(),
});

export const company = z.object({
  name: text(0, companyLengths.name),
  taxNumber: text(0, companyLengths.taxNumber),
  address: text(0, companyLengths.address),
});

export const inBoth = z.object({ en: z.string(), km: z.string() });

/** A reason for refusal: a code of contract/messages.ts, and the values for its sentence in the requested language. */
export const refusalReason = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const deliveryMethod = z.object({
  id,
  name: inBoth,
  company: z.string(),
  /** Whether the customer picks the order up at the shop. */
  isPickUp: z.boolean(),
  priceCents: cents,
  /** Business days such as `2-4`, or '' if unknown. */
  days: z.string(),
});

export const inLanguage = { language };
