import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { Note } from '#office/components/note.tsx';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { PersonName } from '#office/components/person-name.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useRelativeTimes } from '#office/components/use-relative-times.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import type { ListAddress } from '#office/lists/list-choices.ts';
import { ListScreen, useChoices } from '#office/lists/list-screen.tsx';
import type { ListColumn } from '#office/lists/list-table.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { useScreenShortcut } from '#office/screen-keys.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { ManualRefundDialog } from './manual-refund-dialog.tsx';
import { MoneyCameDialog } from './money-came-dialog.tsx';
import { OneOrTwoDialog } from './one-or-two-dialog.tsx';
import {
  type Group,
  groupNames,
  isQuestion,
  type PendingPayments,
  type PendingRefund,
} from './pending-payments.ts';
import { type MoneyRow, useMoneyRows } from './use-money-rows.tsx';
import './money.css';

const list: ListAddress = { views: groupNames };
const groupTitles = {
  transfers: 'transfersGroup',
  came: 'cameGroup',
  cash: 'cashGroup',
  balances: 'balancesGroup',
  back: 'backGroup',
  owed: 'owedGroup',
} as const;

/** Payments that need a decision before items ship or a refund is made. */
function View() {
  const choices = useChoices(list);
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const frame = useLabels(officeFrameLabels);
  const may = useCan();
  const [isComing, setComing] = useState(false);
  const [refundSent, setRefundSent] = useState<PendingRefund | null>(null);
  const isUndecided = refundSent !== null && isQuestion(refundSent);
  const query = useQuery({
    ...officeQuery(listPendingPayments, { find: choices.find }),
    placeholderData: keepPreviousData,
  });
  const { data: money, dataUpdatedAt: now } = query;
  useScreenShortcut('n', t('moneyCame'), () => setComing(true));
  const rowsOf = useMoneyRows(setRefundSent);
  const columns = useColumns(now);
  const totals = useTotals();
  const groups = groupNames
    .filter((name) => choices.view === '' || choices.view === name)
    .map((name) => ({
      id: name,
      head: money && <GroupHead name={name} group={money.groups[name]} now={now} />,
      rows: money ? rowsOf(money, name, now) : [],
    }))
    .filter(({ rows: { length } }) => length > 0);
  const rows = groups.flatMap((group) => group.rows);
  const count = Object.values(money?.groups ?? {}).reduce((total, group) => total + group.count, 0);
  const showsVat = money?.hasVat === true && may('reports.read');
  return (
    <ListScreen
      list={list}
      choices={choices}
      actions={
        <Button className="money-came-open" aria-keyshortcuts="n" onClick={() => setComing(true)}>
          <OfficeIcon name="landmark" /> {t('moneyCame')}
        </Button>
      }
      views={{
        label: t('views'),
        names: [
          { name: '', text: t('all'), waiting: count },
          ...groupNames.map((name) => ({ name, text: t(name), waiting: money?.groups[name].count })),
        ],
        others: showsVat
          ? [
              {
                href: `${links.reports}?view=vatByMonth&period=thisYear`,
                text: frame('vatByMonth'),
                isHere: false,
              },
            ]
          : [],
        savedAs: 'money',
      }}
      hint={t('findHint')}
      note={money && <EndsFirst money={money} now={now} />}
      query={query}
      rows={rows}
      none={t(count === 0 ? 'nothing' : 'none')}
      isGoodEmpty={count === 0}
      table={{ name: 'money', caption: t('table'), columns, groups }}
      totals={
        money && [
          t('shown', { n: rows.length, all: count }),
          t('shouldCome', { amount: totals(money.groups, 'transfers', 'cash', 'balances') }),
          t('unclear', { amount: totals(money.groups, 'came') }),
          t('goesOut', { amount: totals(money.groups, 'back', 'owed') }),
        ]
      }
    >
      <MoneyCameDialog isOpen={isComing} onClose={() => setComing(false)} />
      <ManualRefundDialog money={isUndecided ? null : refundSent} onClose={() => setRefundSent(null)} />
      <OneOrTwoDialog money={isUndecided ? refundSent : null} onClose={() => setRefundSent(null)} />
    </ListScreen>
  );
}

function useColumns(now: number): ListColumn<MoneyRow>[] {
  const t = useLabels(officeMoneyLabels);
  const age = useRelativeTimes();
  return [
    {
      name: 'order',
      head: t('order'),
      isTitle: true,
      line: 'line-1',
      cell: ({ number, href }) =>
        number === '' ? (
          <span className="soft">{t('noOrder')}</span>
        ) : (
          <a className="row-link" href={href}>
            {number}
          </a>
        ),
    },
    {
      name: 'customer',
      head: t('customer'),
      line: 'line-2',
      cell: ({ customer }) => <PersonName of={customer} />,
    },
    {
      name: 'since',
      head: t('since'),
      line: 'line-1 is-side',
      cell: ({ since, isUrgent }) => (
        <span className={isUrgent ? 'warn-text' : 'soft'}>{age(Date.parse(since), now)}</span>
      ),
    },
    {
      name: 'sum',
      head: t('sum'),
      isFigure: true,
      line: 'line-2 is-side',
      cell: ({ sum, beside }) => (
        <>
          <b>
            <Num>{sum}</Num>
          </b>
          {beside && (
            <small>
              <Num>{beside}</Num>
            </small>
          )}
        </>
      ),
    },
    {
      name: 'reference',
      head: t('reference'),
      line: 'line-3 is-wide',
      look: 'soft',
      cell: ({ reference }) => reference,
    },
    { name: 'status', head: t('status'), line: 'line-4', cell: ({ status }) => status },
    { name: 'next', head: t('next'), line: 'line-4 is-side', cell: ({ next }) => next },
  ];
}

interface GroupHeadProps {
  name: Group;
  group: PendingPayments['groups'][Group];
  now: number;
}

/** The title of a group with its count, sum and oldest entry. */
function GroupHead({ name, group: { count, since, ...sum }, now }: GroupHeadProps) {
  const t = useLabels(officeMoneyLabels);
  const age = useRelativeTimes();
  const totals = useTotals();
  return (
    <>
      <b>{t(groupTitles[name])}</b>
      <Num>{count}</Num>
      <Num>{totals({ sum }, 'sum')}</Num>
      {since !== null && <span>{t('oldest', { age: age(Date.parse(since), now) })}</span>}
    </>
  );
}

/**
 * Returns a function that adds up groups. Dollars and riel stay side by side, because they have no fixed exchange rate,
 * and money due is never added to money refunded.
 */
function useTotals() {
  const t = useLabels(officeMoneyLabels);
  return <Name extends string>(
    groups: Readonly<Record<Name, { cents: number; riel: number }>>,
    ...names: Name[]
  ): string => {
    const cents = names.reduce((total, name) => total + groups[name].cents, 0);
    const riel = names.reduce((total, name) => total + groups[name].riel, 0);
    if (riel === 0) return formatAmount(cents);
    return cents === 0
      ? formatRiel(riel)
      : t('both', { dollars: formatAmount(cents), riel: formatRiel(riel) });
  };
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
