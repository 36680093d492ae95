import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { lockOrder } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { rielPaid } from '../payment/payment-mails.ts';
import { orderToNotify } from '../payment/settle-queries.ts';
import { makeDue } from '../refunds/balance-queries.ts';

/**
 * Asks for the balance of an order, because its goods are ready: it is due now, and the customer gets an email with the
 * link to pay. Returns false if no balance waits.
 */
export const requestBalance = (
  db: Database,
  { orderId, by }: { orderId: number; by: Actor },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const status = await lockOrder(trx, orderId);
    const cents = status === 'placed' ? await makeDue(trx, orderId, by) : null;
    if (cents === null) return { keep: false, outcome: false };
    const { email: to, language, number, isPickUp } = await orderToNotify(trx, orderId);
    const riel = await rielPaid(trx, orderId, cents);
    const content = { orderId, number, amountCents: cents, ...riel, ...(isPickUp && { isPickUp }) };
    await queueMail(trx, { kind: 'balanceAsked', to, language, content });
    await writeAudit(trx, by, 'balance asked', { order: orderId, cents });
    return { keep: true, outcome: true };
  });
