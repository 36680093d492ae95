import { slipLimits } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { lockPayment } from '../payment/settle-queries.ts';
import { insertSlip, type Transfer, transferOfCustomer } from './transfer-queries.ts';

/** Why a slip is not taken: `unknown`: also of somebody else's order. `ended`: nobody waits for its transfer any more. */
export type SlipRefusal = 'unknown' | 'ended' | 'enough';

/** Why an order of this customer's takes no slip; null: it does. */
export function slipRefusal(transfer: Transfer | null): SlipRefusal | null {
  if (!transfer) return 'unknown';
  if (transfer.standing !== 'waiting') return 'ended';
  return transfer.slips >= slipLimits.perOrder ? 'enough' : null;
}

/** Notes that the customer has shown a slip of their transfer, whose picture lies in the private store. */
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
    // Once the lock is there: another slip, or the end, may have come meanwhile.
    const transfer = await find(trx);
    const refusal = slipRefusal(transfer);
    if (refusal || !transfer) return { keep: false, outcome: refusal ?? 'unknown' };
    await insertSlip(trx, transfer, slip);
    await writeAudit(trx, customerActor(customerId), 'slip shown', { payment: transfer.paymentId });
    return { keep: true, outcome: null };
  });
}
