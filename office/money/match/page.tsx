import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { getTransfer } from '#contract/operations/office/money/get-transfer.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { endsSoon } from '#office/orders/ends-soon.ts';
import { NeighbourLinks } from '#office/orders/neighbour-links.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { DetailScreen } from '#office/components/detail-screen.tsx';
import { State } from '#office/components/state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { MatchForm } from './match-form.tsx';
import { SlipPanel } from './slip-panel.tsx';
import type { Transfer } from './transfer.ts';
import './money-match.css';

interface MatchData {
  number: string;
}

/**
 * An order awaiting its transfer: the payment slip, the payment seen on the account, and the effect of that
 * payment.
 */
function View({ data: { number } }: { data: MatchData }) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const common = useLabels(officeCommonLabels);
  const frame = useLabels(officeFrameLabels);
  const query = useOfficeQuery(getTransfer, { number });
  const mayConfirm = useCan()('payments.confirm');
  return (
    <DetailScreen
      query={query}
      none={t('noSuch', { number })}
      title={number}
      status={(transfer) => <Status transfer={transfer} now={query.dataUpdatedAt} />}
      back={{ href: links.money, label: frame('money') }}
      actions={(transfer) => (
        <>
          {transfer?.among && <NeighbourLinks of={transfer.among} table={links.money} />}
          <Button kind="ghost" href={`${links.orders}/${encodeURIComponent(number)}`}>
            {common('openOrder')}
          </Button>
        </>
      )}
    >
      {(transfer) => {
        const slip = <SlipPanel key={`slips ${number}`} transfer={transfer} />;
        return mayConfirm ? (
          <MatchForm key={number} transfer={transfer} slip={slip} />
        ) : (
          <div className="match">{slip}</div>
        );
      }}
    </DetailScreen>
  );
}

const stands = {
  waiting: ['us', 'standsWaiting'],
  paid: ['done', 'standsPaid'],
  ended: ['off', 'standsEnded'],
} as const;

function Status({
  transfer: { standing: status, until, partCents: receivedCents },
  now,
}: {
  transfer: Transfer;
  now: number;
}) {
  const t = useLabels(officeMoneyLabels);
  const when = useDateTimes();
  const [look, label] = stands[status];
  return (
    <p className="match-standing">
      <State look={look}>{t(label)}</State>
      {receivedCents > 0 && <span>{t('partCame', { amount: formatAmount(receivedCents) })}</span>}
      {status === 'waiting' && (
        <span className={endsSoon(until, now) ? 'is-urgent' : 'soft'}>
          {t('endsAt', { when: when(until) })}
        </span>
      )}
    </p>
  );
}

export default definePage<MatchData>({ View });
