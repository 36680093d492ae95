import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { lockOrder } from '#shop/orders/orders.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type NotedReference, notedReference, noteReference } from '../payment/bank-reference-queries.ts';
import { tellCustomer } from '../payment/payment-mails.ts';
import { insertRestPayment, openRest, type RestToPay, restToPay } from '../refunds/rest-queries.ts';

const purpose = 'pay rest';

/** The path of the link in an email, from the root of the site, to pay the balance due of an order. */
export const restPath = (secret: Buffer, restId: number): string =>
  `/orders/rest/${signLink(secret, purpose, [restId])}`;

/** Returns the balance of such a link from its last part, or null if the shop didn't sign it. */
export async function restOfLink(db: Database, secret: Secret, code: string): Promise<RestToPay | null> {
  const [restId] = openLink(secret, purpose, code) ?? [];
  return restId === undefined ? null : restToPay(db, restId);
}

/** A payment of a balance that staff saw on the shop's account. */
interface SeenRest {
  orderId: number;
  restId: number;
  cents: number;
  /** The bank's reference. */
  reference: string;
  by: Actor;
}

/**
 * Records a balance payment that staff have seen, once, next to the order's own payment, and notifies the customer.
 * `none`: the balance is no longer due. `amount`: the amount differs. `used`: the reference belongs to another payment.
 */
export const confirmRest = (
  db: Database,
  { orderId, restId, cents, reference, by }: SeenRest,
): Promise<'paid' | 'none' | 'amount' | 'used'> =>
  inTransaction<'paid' | 'none' | 'amount' | 'used'>(db, async (trx) => {
    const refused = (outcome: 'none' | 'amount' | 'used') => ({ keep: false, outcome });
    const standing = await lockOrder(trx, orderId);
    const rest = await openRest(trx, orderId);
    if (standing !== 'placed' || rest?.restId !== restId) return refused('none');
    if (rest.cents !== cents) return refused('amount');
    if (await notedReference(trx, 'in', reference)) return refused('used');
    const paymentId = await insertRestPayment(trx, { orderId, rest, reference, by });
    if (paymentId === null) return refused('used');
    const taken: NotedReference | null = await noteReference(trx, 'in', { reference, paymentId });
    if (taken) return refused('used');
    await writeAudit(trx, by, 'order rest paid', { order: orderId, payment: paymentId, cents });
    await tellCustomer(trx, 'paymentReceived', orderId, cents);
    return { keep: true, outcome: 'paid' };
  });
