import type { Database } from '#database/schema.ts';
import { writeAudit } from '#shop/audit/audit.ts';
import { noteDisputeTold, noteRefundGap } from './alarm-queries.ts';
import { isPaid } from '../payment/payment-states.ts';
import type { Outcome } from '../providers/provider.ts';
import type { LockedPayment } from '../payment/settle-queries.ts';

/**
 * Puts before the staff what an outcome says of a locked payment and only a person can settle, each thing once: money that is
 * not what was asked for, money that went back past us or did not arrive where we sent it back, a dispute. In words for the
 * log; '' for nothing.
 */
export async function noteAlarms(
  db: Database,
  facts: { paymentId: number; locked: LockedPayment; outcome: Outcome; alarm: string },
): Promise<string> {
  const { paymentId, locked, outcome, alarm } = facts;
  const alarms = alarm === '' ? [] : [alarm];
  if (locked.disputeNews !== null) {
    await noteDisputeTold(db, paymentId);
    alarms.push(`dispute ${locked.disputeNews}`);
  }
  const refundedCents = 'refundedCents' in outcome ? outcome.refundedCents : undefined;
  if (isPaid(locked.state) && refundedCents !== undefined) {
    const gap = await noteRefundGap(db, paymentId, refundedCents);
    if (gap !== 0) alarms.push(gapInWords(gap));
  }
  // The report of the night tells them too.
  for (const each of alarms)
    await writeAudit(db, 'system', 'payment alarm', { payment: paymentId, alarm: each });
  return alarms.join(', ');
}

/** As the nightly report calls it. */
const gapInWords = (cents: number): string =>
  cents > 0 ? `refund of nobody: ${cents} cents` : `missing refund: ${-cents} cents`;
