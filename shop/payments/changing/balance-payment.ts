import { currency, paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { lockOrder } from '#shop/orders/orders.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { openLink } from '#shop/signed-link.ts';
import { inTransaction } from '#shop/transaction.ts';
import { applyOutcome, noProviderPoll } from '../outcomes/apply-outcome.ts';
import { lockFacts } from '../outcomes/settle-facts.ts';
import { notedReference, recordReference } from '../payment/bank-reference-queries.ts';
import { insertPayment } from '../payment/queries.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { cashOnDelivery } from '../providers/cash-on-delivery.ts';
import type { Outcome } from '../providers/provider.ts';
import { type BalanceDue, balanceDue, openBalance } from '../refunds/balance-queries.ts';

/** Returns the balance of a link as sent before orders had a page, or null if the shop didn't sign it. */
export async function balanceOfLink(db: Database, secret: Secret, code: string): Promise<BalanceDue | null> {
  const [balanceId] = openLink(secret, 'pay rest', code) ?? [];
  return balanceId === undefined ? null : balanceDue(db, balanceId);
}

/** A payment of a balance that staff saw on the shop's account, or that was collected in cash. */
interface SeenBalance {
  orderId: number;
  balanceId: number;
  /** The balance as shown to the staff member, and the amount received, if it differs. */
  cents: number;
  receivedCents?: number | null;
  /** The bank's reference; null for cash. */
  reference: string | null;
  by: Actor;
}

type SeenOutcome = 'paid' | 'none' | 'amount' | 'used';

/**
 * Records a balance payment that staff have seen, once, by the rules of all payments: a smaller amount leaves a balance, and
 * what exceeds it is refunded. Notifies the customer. `none`: the balance is no longer due. `amount`: it differs. `used`: the
 * reference belongs to another payment.
 */
export const confirmBalancePaid = (
  db: Database,
  { orderId, balanceId, cents, receivedCents, reference, by }: SeenBalance,
): Promise<SeenOutcome> =>
  inTransaction<SeenOutcome>(db, async (trx) => {
    const refused = (outcome: SeenOutcome) => ({ keep: false, outcome });
    const status = await lockOrder(trx, orderId);
    const balance = await openBalance(trx, orderId);
    if (status !== 'placed' || balance?.balanceId !== balanceId) return refused('none');
    if (balance.cents !== cents) return refused('amount');
    if (reference !== null && (await notedReference(trx, 'in', reference))) return refused('used');
    const amountCents = receivedCents ?? cents;
    const paymentId = await insertPayment(trx, {
      orderId: null,
      besidesOrderId: orderId,
      balanceId,
      customerId: balance.customerId,
      ...(reference === null ? inCash : byTransfer),
      amountCents,
      currency: currency.code,
      holdMinutes: 0,
      proofHash: null,
      reference: '',
      requestedFrom: '',
      inRiel: false,
    });
    if (paymentId === null) throw new Error('the payment of a balance was not stored');
    const outcome: Outcome = {
      state: 'paid',
      charge: {
        chargeId: reference ?? `cash ${paymentId}`,
        amountCents,
        currency: currency.code,
        isOurs: true,
        shop: '',
        takenAt: new Date(),
      },
    };
    const facts = await lockFacts(trx, paymentId, outcome);
    const answer = { outcome, requester: by, mayRestore: false, isSeenByStaff: true };
    const { effect } = await applyOutcome(trx, facts, { ...noProviderPoll, ...answer });
    if (effect.alarm !== '') return refused('used');
    if (effect.balanceCents === 0) return refused('none');
    if (reference !== null && (await recordReference(trx, 'in', { reference, paymentId })))
      return refused('used');
    await writeAudit(trx, by, 'order rest paid', { order: orderId, payment: paymentId, cents: amountCents });
    return { keep: true, outcome: 'paid' };
  });

const byTransfer = { methodId: transferMethodId, provider: transferName };
const inCash = { methodId: paymentMethodIds.cashOnDelivery, provider: cashOnDelivery.name };
