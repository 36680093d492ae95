import type { Database } from '#database/schema.ts';
import { writeAudit } from '#shop/audit/audit.ts';
import { markDisputeNotified, noteRefundGap } from './alarm-queries.ts';
import { isPaid } from '../payment/payment-states.ts';
import type { Outcome } from '../providers/provider.ts';
import type { LockedPayment } from '../payment/settle-queries.ts';

/**
 * Alerts staff to those parts of an outcome that only they can settle, each once: an unexpected payment, a
 * refund made outside the shop or one that didn't arrive, a dispute. The payment is locked. Returns the text
 * for the log, or '' if there is none.
 */
export async function noteAlarms(
  db: Database,
  facts: { paymentId: number; locked: LockedPayment; outcome: Outcome; alarm: string },
): Promise<string> {
  const { paymentId, locked, outcome, alarm } = facts;
  const alarms = alarm === '' ? [] : [alarm];
  if (locked.disputeNews !== null) {
    await markDisputeNotified(db, paymentId);
    alarms.push(`dispute ${locked.disputeNews}`);
  }
  const refundedCents = 'refundedCents' in outcome ? outcome.refundedCents : undefined;
  if (isPaid(locked.state) && refundedCents !== undefined) {
    const gap = await noteRefundGap(db, paymentId, refundedCents);
    if (gap !== 0) alarms.push(describeGap(gap));
  }
  // The nightly report also includes them.
  for (const each of alarms)
    await writeAudit(db, 'system', 'payment alarm', { payment: paymentId, alarm: each });
  return alarms.join(', ');
}

/** Returns the name that the nightly report uses. */
const describeGap = (cents: number): string =>
  cents > 0 ? `refund of nobody: ${cents} cents` : `missing refund: ${-cents} cents`;
