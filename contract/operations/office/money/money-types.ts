import { z } from 'zod';
import { id, language, personName, text, time } from '../office-types.ts';
import { cents, orderNumber } from '../orders/order-types.ts';

const rielAmount = z.number().int();

/** As the bank's app shows it, with anything by which it is told from others. */
export const bankReference = text(1, 100).refine((given) => /[\p{L}\p{N}]/u.test(given));

/** Money on an account of the shop, in the money of that account. Cents, or riel. */
export const seenAmount = z.object({
  currency: z.enum(['USD', 'KHR']),
  amount: z.number().int().min(1).max(99_999_999_999),
});

/** What a person saw on the account. */
export const seenMoney = z.object({
  number: orderNumber,
  seen: seenAmount,
  reference: bankReference,
  /** The number of the shop's account. */
  account: text(0, 60),
  /** Where the shop is. */
  day: z.iso.date(),
  /** It is other money than what paid the order already. */
  isSecond: z.boolean().default(false),
  /** What becomes of what is missing: it is asked for, or the shop bears it, within its limit; null: nobody has said. */
  missing: z.enum(['ask', 'let-go']).nullable().default(null),
});

/** What it comes to (shop/payments/transfers/confirm-transfer.ts). */
export const moneyEffect = z.enum([
  'already',
  'other',
  'second',
  'short',
  'part',
  'place',
  'restore',
  'give-back',
]);

/** A mail to a customer, in their language. `to`: null: the caller may not see it; '' they were erased, and nobody is told. */
export const mailTold = z.object({
  language,
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** It waits: nobody has confirmed the address, and it had enough mails today. */
  isWithheld: z.boolean(),
});

/** An order that waits for money its customer sends by themselves. */
export const waitingTransfer = z.object({
  number: z.string(),
  placedAt: time,
  /** It ends by itself then. */
  until: time,
  standing: z.enum(['waiting', 'paid', 'ended']),
  /** null: the caller may not see it, as of the phone. */
  customer: personName.nullable(),
  phone: z.string().nullable(),
  /** What is due; less what came of it. */
  cents,
  partCents: cents,
  riel: rielAmount.nullable(),
  /** It is a code of which nobody could be asked what came. */
  isCode: z.boolean(),
  slips: z.number(),
  refusedSlips: z.number(),
  slipAt: time.nullable(),
  remindedAt: time.nullable(),
  /** Other orders that wait for the same amount. */
  sameAmount: z.number(),
});

/** Money that is to be given back by hand. */
export const moneyToGiveBack = z.object({
  what: z.enum(['refund', 'money']),
  id,
  since: time,
  /** '' for money that came without an order. */
  number: z.string(),
  customer: personName.nullable(),
  phone: z.string().nullable(),
  currency: z.enum(['USD', 'KHR']),
  /** Cents, or riel. */
  amount: z.number().int(),
  /** What the customer paid in riel, where a code asked for it. */
  cameAsRiel: rielAmount.nullable(),
  /** What its order comes to; null: it has none. */
  orderCents: cents.nullable(),
  /** By what name the bank knows the money that came. */
  reference: z.string(),
  /** A word of the shop's, or what somebody of the staff typed. */
  reason: z.string(),
  isCode: z.boolean(),
});
