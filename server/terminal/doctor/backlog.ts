import type { Database } from '#database/connect.ts';
import { backlog } from '#database/doctor-queries.ts';
import type { Config } from '../../settings/config.ts';
import { type Finding, must, note, ok } from './finding.ts';

/** Minutes a mail may wait before somebody should look. */
const mailPatience = 15;

/** Whether the shop keeps up with what it does by itself. */
export async function examineBacklog(
  db: Database,
  { cardLimits }: Pick<Config, 'cardLimits'>,
): Promise<Finding[]> {
  const found = await backlog(db);
  return [
    found.oldestMailMinutes > mailPatience
      ? must(
          `${found.mailsDue} mails wait, the oldest for ${found.oldestMailMinutes} minutes`,
          'look at SMTP_URL and the mail server; the log says what it answered',
        )
      : ok(`${found.mailsDue} mails wait to be sent`),
    found.mailsGivenUp > 0
      ? note(
          `${found.mailsGivenUp} mails of the last week could not be delivered`,
          'outbox_mail.last_error says why',
        )
      : ok('no mail of the last week was given up'),
    found.paymentsUnsettled > 0
      ? must(
          `${found.paymentsUnsettled} payments have been open for more than an hour`,
          'look at the provider, see docs/operating/when-something-is-wrong.md, Payments',
        )
      : ok('no payment is open for long'),
    found.refundsStuck > 0
      ? must(`${found.refundsStuck} refunds wait for a person`, 'npm run money:back names them')
      : ok('no refund is stuck'),
    ...(found.transfersWaiting > 0
      ? [note(`${found.transfersWaiting} orders wait for a transfer`, 'npm run transfers -- list')]
      : []),
    ...(found.unexpectedPayments > 0
      ? [
          must(
            `${found.unexpectedPayments} payments brought other money than was asked for`,
            'npm run money:back names them',
          ),
        ]
      : []),
    found.refundGaps > 0
      ? must(
          `of ${found.refundGaps} payments of the last 30 days another sum went back at the provider than here`,
          'payment.refund_gap_cents says how much more; see docs/operating/when-something-is-wrong.md, Payments',
        )
      : ok('what went back at the providers in the last 30 days went back here'),
    found.disputesOpen > 0
      ? must(`${found.disputesOpen} payments are disputed`, 'answer at the provider, within its time')
      : ok('no payment is disputed'),
    ...(found.disputesLost > 0
      ? [
          note(
            `${found.disputesLost} disputes of the last 30 days were lost`,
            'the money is gone: look at the orders',
          ),
        ]
      : []),
    found.cardsDeclined >= cardLimits.perShop / 2
      ? must(
          `${found.cardsDeclined} cards were declined in the last 24 hours, of ${cardLimits.perShop} that may be`,
          'somebody may be trying stolen ones, see docs/operating/going-live.md, Cards that are tried',
        )
      : ok(`${found.cardsDeclined} cards were declined in the last 24 hours`),
    found.reportsWithDifferences > 0
      ? must(
          `books and provider differed on ${found.reportsWithDifferences} of the last 7 days`,
          'payment_report.differences names them, see docs/operating/when-something-is-wrong.md, Payments',
        )
      : ok('books and provider agreed in the last 7 days'),
    ...(found.chargesOfOthers > 0
      ? [
          note(
            `${found.chargesOfOthers} charges of the newest reports are of other shops on the same account`,
            'give each shop an app of its own, see docs/operating/going-live.md, Stripe and PayPal',
          ),
        ]
      : []),
  ];
}
