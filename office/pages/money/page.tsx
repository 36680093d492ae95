import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { FilterBar } from '#office/components/filter-bar.tsx';
import { Note } from '#office/components/note.tsx';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { Screen } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useRowShortcuts } from '#office/components/use-row-shortcuts.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { useScreenShortcut } from '#office/screen-keys.ts';
import { TableViews } from '#office/saved-views/table-views.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { navigate } from '#web/navigate.ts';
import { addressOf, choicesOf, groupsOf, viewNames } from './payment-filters.ts';
import { MoneyCameDialog } from './money-came-dialog.tsx';
import { MoneyTable } from './money-table.tsx';
import { ManualRefundDialog } from './manual-refund-dialog.tsx';
import { useRelativeTimes } from '#office/components/use-relative-times.ts';
import type { PendingRefund, PendingPayments } from './pending-payments.ts';
import './money.css';

/** Payments that need a decision before items ship or a refund is made. */
function View() {
  const choices = choicesOf(new URLSearchParams(useAddressQuery()));
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const [isComing, setComing] = useState(false);
  const [refundSent, setRefundSent] = useState<PendingRefund | null>(null);
  const frame = useLabels(officeFrameLabels);
  const may = useCan();
  const query = useQuery({
    ...officeQuery(listPendingPayments, { find: choices.find }),
    placeholderData: keepPreviousData,
  });
  useScreenShortcut('n', t('moneyCame'), () => setComing(true));
  useRowShortcuts();
  const groups = groupsOf(choices);
  const counts = query.data?.groups;
  const countOf = (view: (typeof viewNames)[number]) =>
    counts &&
    (view === 'all'
      ? Object.values(counts).reduce((total, { count }) => total + count, 0)
      : counts[view].count);
  return (
    <Screen
      actions={
        <Button className="money-came-open" aria-keyshortcuts="n" onClick={() => setComing(true)}>
          <OfficeIcon name="landmark" /> {t('moneyCame')}
        </Button>
      }
      views={
        <TableViews
          screen="money"
          here={addressOf(links.money, choices)}
          addressOf={(announced) => addressOf(links.money, choicesOf(announced))}
          label={t('views')}
          views={viewNames
            .map((view) => ({
              href: addressOf(links.money, { ...choices, view }),
              text: t(view),
              isHere: view === choices.view,
              waiting: countOf(view) || undefined,
            }))
            .concat(
              query.data?.hasVat === true && may('reports.read')
                ? [{ href: links.vatMonths, text: frame('vatMonths'), isHere: false, waiting: undefined }]
                : [],
            )}
        />
      }
    >
      <QueryState query={query}>
        {(money) => (
          <>
            <EndsFirst money={money} now={query.dataUpdatedAt} />
            <FilterBar
              find={choices.find}
              hint={t('findHint')}
              onFind={(find) =>
                navigate(addressOf(links.money, { ...choices, find }), { stay: true, replace: true })
              }
            />
            {groups.some((name) => money[name].length > 0) ? (
              <MoneyTable
                {...{ money, groups }}
                now={query.dataUpdatedAt}
                isBusy={query.isPlaceholderData}
                onSentBack={setRefundSent}
              />
            ) : (
              <Note kind={countOf('all') === 0 ? 'good' : 'plain'}>
                {t(countOf('all') === 0 ? 'nothing' : 'none')}
              </Note>
            )}
          </>
        )}
      </QueryState>
      <MoneyCameDialog isOpen={isComing} onClose={() => setComing(false)} />
      <ManualRefundDialog money={refundSent} onClose={() => setRefundSent(null)} />
    </Screen>
  );
}

/** Shows the order that expires first, which may not be the oldest. */
function EndsFirst({ money: { endsFirst }, now }: { money: PendingPayments; now: number }) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const age = useRelativeTimes();
  const when = useDateTimes();
  if (endsFirst === null) return null;
  const { number, until, kind } = endsFirst;
  const screen = kind === 'transfers' ? links.money : links.orders;
  return (
    <div className="ends-first">
      <Note
        kind="us"
        end={
          <Button kind="ghost" small href={`${screen}/${encodeURIComponent(number)}`}>
            {t('lookAtIt')}
          </Button>
        }
      >
        {t('endsFirst', { number, when: when(until), age: age(now, Date.parse(until)) })}
      </Note>
    </div>
  );
}

export default definePage<null>({ View });
