import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { storePacked } from './packing-queries.ts';
import { maySend } from './send-order.ts';
import { lockForChange } from './status-queries.ts';

export type CheckOffResult = 'kept' | 'not-allowed' | 'no-line';

/**
 * Marks a line of an order in preparation, or one of its cells, as packed, or unmarks it. Idempotent. Simultaneous calls wait for each other
 * on the order's lock, so that no line changes after the order was shipped.
 */
export async function packLine(
  db: Database,
  { actor, ...line }: { orderId: number; lineId: number; cell: number; isPacked: boolean; actor: Actor },
): Promise<CheckOffResult> {
  return inTransaction<CheckOffResult>(db, async (trx) => {
    const order = await lockForChange(trx, line.orderId);
    if (!order || !maySend(order)) return { keep: false, outcome: 'not-allowed' };
    const stored = await storePacked(trx, line);
    if (!stored) return { keep: false, outcome: 'no-line' };
    if (stored.isChanged)
      await writeAudit(trx, actor, 'order packed', {
        order: line.orderId,
        line: line.lineId,
        packed: line.isPacked,
      });
    return { keep: true, outcome: 'kept' };
  });
}
