import type { BankAccount } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { OrderRiel } from '#shop/riel/riel.ts';
import { queueMail, queueReminder, type TransferAwaited } from '#shop/mail/mail.ts';
import { orderToNotify } from '../payment/settle-queries.ts';
import { transferByNumber } from './transfer-queries.ts';
import { reminderShare } from './transfer-rules.ts';

interface TransferMail {
  orderId: number;
  amountCents: number;
  /** The shop's current accounts. */
  accounts: readonly BankAccount[];
  until: Date;
  hours: number;
}

/**
 * Tells the customer where to pay an order and by when, and reminds them once before the deadline unless it is paid.
 */
export async function notifyTransfer(db: Database, transfer: TransferMail): Promise<void> {
  const { orderId, amountCents, accounts, until, hours } = transfer;
  const { email: to, language, number, firstName } = await orderToNotify(db, orderId);
  const riel = (await transferByNumber(db, number))?.riel ?? null;
  const content = awaitedContent({ number, firstName, language, cents: amountCents, riel, until, accounts });
  await queueMail(db, { kind: 'transferAwaited', to, language, content });
  const at = new Date(until.getTime() - hours * reminderShare * 3_600_000);
  await queueReminder(db, { kind: 'transferReminder', to, language, content }, { orderId, at });
}

/** Returns the content of an email about an expected transfer. */
export function awaitedContent(transfer: {
  number: string;
  firstName: string;
  language: LanguageCode;
  cents: number;
  riel: OrderRiel | null;
  until: Date;
  accounts: readonly BankAccount[];
}): TransferAwaited {
  const { number, firstName, language, cents, riel, until, accounts } = transfer;
  const payable = accounts.filter(({ currency }) => currency !== 'KHR' || riel !== null);
  return {
    number,
    firstName,
    amountCents: cents,
    until: until.toISOString(),
    ...(riel && { riel: riel.total }),
    accounts: payable.map(({ bank, accountName, accountNumber, currency }) => ({
      bank: bank[language === 'ar' ? 'km' : 'en'],
      accountName,
      accountNumber,
      currency,
    })),
  };
}
