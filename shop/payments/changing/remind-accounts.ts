import type { Database } from '#database/schema.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { lockOrder } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { rielPaid } from '../payment/payment-mails.ts';
import { orderToNotify } from '../payment/settle-queries.ts';
import { accountsToRemind, makeDueOnDay } from '../refunds/account-queries.ts';

/**
 * Makes balances of orders on account due on their day, and reminds their customers on that day and a week later, once each,
 * as long as something is open. Returns how many orders it looked at. Processes share the work.
 */
export async function remindOfAccounts(db: Database, limit: number): Promise<number> {
  const orderIds = await accountsToRemind(db, limit);
  for (const orderId of orderIds) await inTransaction(db, (trx) => remind(trx, orderId));
  return orderIds.length;
}

async function remind(db: Database, orderId: number): Promise<{ keep: boolean; outcome: undefined }> {
  await lockOrder(db, orderId);
  const due = await makeDueOnDay(db, orderId);
  if (due === null) return { keep: false, outcome: undefined };
  const { cents: amountCents, dueOn, isOverdue } = due;
  const { email: to, language, number } = await orderToNotify(db, orderId);
  const content = {
    orderId,
    number,
    amountCents,
    dueOn,
    isOverdue,
    ...(await rielPaid(db, orderId, amountCents)),
  };
  await queueMail(db, { kind: 'accountDue', to, language, content });
  return { keep: true, outcome: undefined };
}
