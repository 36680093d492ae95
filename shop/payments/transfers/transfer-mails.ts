import type { BankAccount } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import { queueMail, queueReminder } from '#shop/mail/mail.ts';
import { orderToTell } from '../payment/settle-queries.ts';
import { transferByNumber } from './transfer-queries.ts';
import { reminderShare } from './transfer-rules.ts';

interface TransferMail {
  orderId: number;
  amountCents: number;
  /** Where it can be paid, as the shop has it now. */
  accounts: readonly BankAccount[];
  until: Date;
  hours: number;
}

/** Tells the customer where to pay an order and until when, and reminds them once before the end, unless it is paid by then. */
export async function tellOfTransfer(db: Database, transfer: TransferMail): Promise<void> {
  const { orderId, amountCents, accounts, until, hours } = transfer;
  const { email: to, language, number, firstName } = await orderToTell(db, orderId);
  const riel = (await transferByNumber(db, number))?.riel;
  const payable = accounts.filter(({ currency }) => currency !== 'KHR' || Boolean(riel));
  const content = {
    number,
    firstName,
    amountCents,
    until: until.toISOString(),
    ...(riel && { riel: riel.total }),
    accounts: payable.map(({ bank, accountName, accountNumber, currency }) => ({
      bank: bank[language === 'ar' ? 'km' : 'en'],
      accountName,
      accountNumber,
      currency,
    })),
  };
  await queueMail(db, { kind: 'transferAwaited', to, language, content });
  const at = new Date(until.getTime() - hours * reminderShare * 3_600_000);
  await queueReminder(db, { kind: 'transferReminder', to, language, content }, { orderId, at });
}
