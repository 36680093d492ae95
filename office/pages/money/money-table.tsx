import { Fragment } from 'react';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { Num } from '#ui/num.tsx';
import { BalanceRow } from './balance-row.tsx';
import { ByHandRow } from './by-hand-row.tsx';
import { CashRow } from './cash-row.tsx';
import { TransferRow } from './transfer-row.tsx';
import { useRelativeTimes } from '#office/components/use-relative-times.ts';
import { type Group, groupNames, type PendingRefund, type PendingPayments } from './pending-payments.ts';
import '#office/styles/table.css';

const groupTitles = {
  transfers: 'transfersGroup',
  came: 'cameGroup',
  cash: 'cashGroup',
  balances: 'balancesGroup',
  back: 'backGroup',
} as const;
const columns = ['order', 'customer', 'since', 'sum', 'reference', 'think', 'next'] as const;

interface MoneyTableProps {
  money: PendingPayments;
  groups: readonly Group[];
  /** The time when the response arrived. */
  now: number;
  isBusy: boolean;
  onSentBack: (money: PendingRefund) => void;
}

/**
 * One table with five groups, each with its count, sum and oldest entry. The footer never adds money due to money
 * refunded.
 */
export function MoneyTable({ money, groups, now, isBusy, onSentBack: onRefundSent }: MoneyTableProps) {
  const t = useLabels(officeMoneyLabels);
  const rows: { readonly [Name in Group]: () => React.ReactNode } = {
    transfers: () =>
      money.transfers.map((transfer) => <TransferRow key={transfer.number} {...{ transfer, now }} />),
    came: () =>
      money.came.map((each) => (
        <ByHandRow key={keyOf(each)} money={each} {...{ now, onSentBack: onRefundSent }} />
      )),
    cash: () => money.cash.map((order) => <CashRow key={order.number} {...{ order, now }} />),
    balances: () => money.balances.map((order) => <BalanceRow key={order.number} {...{ order, now }} />),
    back: () =>
      money.back.map((each) => (
        <ByHandRow key={keyOf(each)} money={each} {...{ now, onSentBack: onRefundSent }} />
      )),
  };
  return (
    <div className={isBusy ? 'grid-wrap is-busy' : 'grid-wrap'}>
      <table className="grid rows money" aria-busy={isBusy}>
        <caption className="vh">{t('table')}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={name === 'sum' ? 'is-figure' : undefined}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((name) => (
          <Fragment key={name}>
            {money[name].length > 0 && (
              <tbody>
                <GroupHead name={name} group={money.groups[name]} now={now} />
                {rows[name]()}
              </tbody>
            )}
          </Fragment>
        ))}
        <Foot money={money} groups={groups} />
      </table>
    </div>
  );
}

const keyOf = ({ what, id }: PendingRefund) => `${what} ${id}`;

interface GroupHeadProps {
  name: Group;
  group: PendingPayments['groups'][Group];
  now: number;
}

function GroupHead({ name, group: { count, cents, riel, since }, now }: GroupHeadProps) {
  const t = useLabels(officeMoneyLabels);
  const age = useRelativeTimes();
  const totals = useTotals();
  return (
    <tr className="group">
      <th scope="rowgroup" colSpan={columns.length}>
        <b>{t(groupTitles[name])}</b>
        <Num>{count}</Num>
        <Num>{totals({ cents, riel })}</Num>
        {since !== null && <span>{t('oldest', { age: age(Date.parse(since), now) })}</span>}
      </th>
    </tr>
  );
}

function Foot({ money, groups }: Pick<MoneyTableProps, 'money' | 'groups'>) {
  const t = useLabels(officeMoneyLabels);
  const totals = useTotals();
  const { transfers, came, cash, balances, back } = money.groups;
  const shown = groups.reduce((total, name) => total + money[name].length, 0);
  const all = groupNames.reduce((total, name) => total + money.groups[name].count, 0);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          {t('shown', { n: shown, all })}
        </th>
        <td colSpan={4}>
          <span>
            {t('shouldCome', {
              amount: totals({ cents: transfers.cents + cash.cents + balances.cents, riel: 0 }),
            })}
          </span>
          <span>{t('unclear', { amount: totals(came) })}</span>
          <span>{t('goesOut', { amount: totals(back) })}</span>
        </td>
      </tr>
    </tfoot>
  );
}

/** Dollars and riel side by side, because they have no fixed exchange rate. */
function useTotals(): (totals: { cents: number; riel: number }) => string {
  const t = useLabels(officeMoneyLabels);
  return ({ cents, riel }) => {
    if (riel === 0) return formatAmount(cents);
    return cents === 0
      ? formatRiel(riel)
      : t('both', { dollars: formatAmount(cents), riel: formatRiel(riel) });
  };
}
