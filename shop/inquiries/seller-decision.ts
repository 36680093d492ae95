import type { Database } from '#database/schema.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeRecords } from '#shop/records/records.ts';
import { decideApplication, type DecisionRefusal } from '#shop/sellers/sellers.ts';
import { inTransaction } from '#shop/transaction.ts';
import { lockInquiries } from './inbox-queries.ts';
import { inquiryKind } from './inquiry-kind.ts';
import { sellerRequestOf } from './thread-queries.ts';

/**
 * Approves a seller application, or declines it with a reason (null approves), and finishes it in the inbox.
 * @returns null on success; `unknown` if the inquiry isn't an application
 */
export const decideSeller = (
  db: Database,
  { inquiryId, staffId, reason }: { inquiryId: number; staffId: number; reason: string | null },
): Promise<DecisionRefusal | 'unknown' | null> =>
  inTransaction<DecisionRefusal | 'unknown' | null>(db, async (trx) => {
    await lockInquiries(trx, [inquiryId]);
    const requestId = await sellerRequestOf(trx, inquiryId);
    if (requestId === null) return { keep: false, outcome: 'unknown' };
    const refusal = await decideApplication(trx, { requestId, staffId, reason });
    if (refusal) return { keep: false, outcome: refusal };
    const by = staffActor(staffId);
    await changeRecords(trx, inquiryKind, { by }, [{ id: inquiryId, fields: { state: 'done' } }]);
    return { keep: true, outcome: null };
  });
