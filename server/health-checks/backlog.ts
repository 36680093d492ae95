import type { Database } from '#database/connect.ts';
import { pendingWork } from '#database/doctor-queries.ts';
import { lateNotices } from '#shop/staff-chat/staff-chat.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, must, note, ok } from './finding.ts';

/** Minutes for which an email may be queued before it is reported. */
const mailTimeoutMs = 15;

/** Checks whether the shop keeps up with its background work. */
export async function examineBacklog(
  db: Database,
  { cardLimits }: Pick<Config, 'cardLimits'>,
): Promise<Finding[]> {
  const [found, late] = await Promise.all([pendingWork(db), lateNotices(db)]);
  const cards = { n: found.cardsDeclined, most: cardLimits.perShop };
  return [
    found.oldestMailMinutes > mailTimeoutMs
      ? must('mailsLate', { n: found.mailsDue, minutes: found.oldestMailMinutes }, 'lookAtMail')
      : ok('mailsDue', { n: found.mailsDue }),
    found.mailsGivenUp > 0
      ? note('mailsGivenUp', { n: found.mailsGivenUp }, 'lastError')
      : ok('noMailGivenUp'),
    ...(late > 0 ? [note('chatLate', { n: late }, 'lookAtChat')] : []),
    found.paymentsUnsettled > 0
      ? must('paymentsOpen', { n: found.paymentsUnsettled }, 'lookAtProvider')
      : ok('noPaymentOpen'),
    found.refundsStuck > 0
      ? must('refundsStuck', { n: found.refundsStuck }, 'seePayments')
      : ok('noRefundStuck'),
    ...(found.transfersWaiting > 0
      ? [note('transfersWait', { n: found.transfersWaiting }, 'seePayments')]
      : []),
    ...(found.unexpectedPayments > 0
      ? [must('otherMoney', { n: found.unexpectedPayments }, 'seePayments')]
      : []),
    found.refundGaps > 0 ? must('refundGaps', { n: found.refundGaps }, 'gapColumn') : ok('refundsAgree'),
    found.disputesOpen > 0
      ? must('disputesOpen', { n: found.disputesOpen }, 'answerDispute')
      : ok('noDispute'),
    ...(found.disputesLost > 0 ? [note('disputesLost', { n: found.disputesLost }, 'moneyGone')] : []),
    found.cardsDeclined >= cardLimits.perShop / 2
      ? must('cardsMany', cards, 'stolenCards')
      : ok('cardsDeclined', cards),
    found.reportsWithDifferences > 0
      ? must('booksDiffer', { n: found.reportsWithDifferences }, 'reportDifferences')
      : ok('booksAgree'),
    ...(found.chargesOfOthers > 0 ? [note('othersCharges', { n: found.chargesOfOthers }, 'appForEach')] : []),
  ];
}
