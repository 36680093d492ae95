import { z } from 'zod';
import { unreachedReasons } from '../../../reach.ts';
import { namesSomething } from '../../../bank-reference.ts';
import { id, language, personName, text, time } from '../office-types.ts';
import { cents, orderNumber } from '../orders/order-types.ts';

const rielAmount = z.number().int();

/**
 * A bank reference as the bank's app shows it. It needs at least one letter or digit, so that it can be
 * distinguished.
 */
export const bankReference = text(1, 100).refine(namesSomething);

/** An amount on a shop account in the account's currency: cents, or riel. */
export const seenAmount = z.object({
  currency: z.enum(['USD', 'KHR']),
  amount: z.number().int().min(1).max(99_999_999_999),
});

/** A payment that staff saw on the account. */
export const seenMoney = z.object({
  number: orderNumber,
  seen: seenAmount,
  reference: bankReference,
  /** The number of the shop's account. */
  account: text(0, 60),
  /** In the shop's time zone. */
  day: z.iso.date(),
  /** Whether this is a second payment, in addition to the one that paid the order. */
  isSecond: z.boolean().default(false),
  /** What happens to a missing amount: request it or waive it, within the caller's limit. Null if undecided. */
  missing: z.enum(['ask', 'let-go']).nullable().default(null),
});

/** The effect of the payment (shop/payments/transfers/confirm-transfer.ts). */
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

/**
 * An email to a customer, in their language. `to` is null if the caller may not see it, or '' if the customer was
 * erased and gets no email.
 */
export const emailPreview = z.object({
  language,
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** Why the shop can't send it, or null if it can. */
  unreached: z.enum(unreachedReasons).nullable(),
  /** Whether the email is withheld: the address is unconfirmed and has reached today's limit. */
  isWithheld: z.boolean(),
});

/** An order awaiting a payment that its customer sends. */
export const waitingTransfer = z.object({
  number: z.string(),
  placedAt: time,
  until: time,
  standing: z.enum(['waiting', 'paid', 'ended']),
  /** Null if the caller may not see it; the same applies to `phone`. */
  customer: personName.nullable(),
  phone: z.string().nullable(),
  /** The amount due, minus partial payments. */
  cents,
  partCents: cents,
  riel: rielAmount.nullable(),
  /** Whether it is a QR code whose provider can't report the received amount. */
  isCode: z.boolean(),
  slips: z.number(),
  refusedSlips: z.number(),
  slipAt: time.nullable(),
  remindedAt: time.nullable(),
  /** Other orders awaiting the same amount. */
  sameAmount: z.number(),
});

export const refundsDue = z.object({
  what: z.enum(['refund', 'money']),
  id,
  since: time,
  /** '' for money received without an order. */
  number: z.string(),
  customer: personName.nullable(),
  phone: z.string().nullable(),
  currency: z.enum(['USD', 'KHR']),
  /** Cents, or riel. */
  amount: z.number().int(),
  /** The amount in riel that the customer paid, if the QR code was in riel. */
  cameAsRiel: rielAmount.nullable(),
  /** The order's total, or null if there is no order. */
  orderCents: cents.nullable(),
  /** The bank's reference of the received payment. */
  reference: z.string(),
  /** A reason code of the shop, or text that staff entered. */
  reason: z.string(),
  isCode: z.boolean(),
  /** Whether the customer paid in cash, so that the refund can be cash too. */
  isCash: z.boolean(),
  /** The reference of the payment that staff confirmed, if it may be the same one; otherwise ''. */
  confirmedAs: z.string(),
});
