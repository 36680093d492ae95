import { z } from 'zod';
import { accountCurrencies } from '#contract/constants.ts';
import { filled, localizedPicture } from '#shop/records/records.ts';

/** Text that customers copy into a bank's form: one line, within the length that banks accept. */
export const shortLine = z
  .string()
  .trim()
  .min(1, 'can’t be empty')
  .max(60, 'can’t be longer than 60 characters')
  .refine((reply) => !/[\p{Cc}]/u.test(reply), 'must be a single line');
/** An account of the shop that customers transfer to. */
export const bankAccount = z.strictObject({
  bank: filled,
  accountName: shortLine,
  accountNumber: shortLine.refine((reply) => /\d/u.test(reply), 'must contain digits'),
  currency: z.enum(accountCurrencies, `must be ${accountCurrencies.join(' or ')}`).default('USD'),
  /** The account's own QR code. */
  qrPicture: localizedPicture.nullable().default(null),
});
