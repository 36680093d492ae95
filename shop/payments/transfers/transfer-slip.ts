import { paymentSlipLimits } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { lockPayment } from '../payment/settle-queries.ts';
import { insertSlip, type Transfer, transferOfCustomer } from './transfer-queries.ts';

/**
 * Why a payment slip is refused. `unknown` includes other customers' orders. `ended`: its transfer is no longer
 * expected.
 */
export type SlipRefusal = 'unknown' | 'ended' | 'enough';

/** Returns why an order of this customer accepts no payment slip, or null if it does. */
export function slipRefusal(transfer: Transfer | null): SlipRefusal | null {
  if (!transfer) return 'unknown';
  if (transfer.standing !== 'waiting') return 'ended';
  return transfer.slips >= paymentSlipLimits.perOrder ? 'enough' : null;
}

/** Records that the customer sent a payment slip, whose picture is in the private store. */
export async function addSlip(
  db: Database,
  { customerId, orderId }: { customerId: number; orderId: number },
  slip: { file: string; bytes: number },
): Promise<SlipRefusal | null> {
  const find = (on: Database) => transferOfCustomer(on, customerId, { orderId, number: '' });
  return inTransaction(db, async (trx) => {
    const before = await find(trx);
    if (!before) return { keep: false, outcome: 'unknown' };
    await lockPayment(trx, before.paymentId);
    // Reads the transfer after acquiring the lock, because another slip or the deadline may have come first.
    const transfer = await find(trx);
    const refusal = slipRefusal(transfer);
    if (refusal || !transfer) return { keep: false, outcome: refusal ?? 'unknown' };
    await insertSlip(trx, transfer, slip);
    await writeAudit(trx, customerActor(customerId), 'slip shown', { payment: transfer.paymentId });
    return { keep: true, outcome: null };
  });
}
