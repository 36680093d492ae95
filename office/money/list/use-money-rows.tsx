import type { ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { formatTotal } from '#office/components/amounts.ts';
import { State } from '#office/components/state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useRelativeTimes } from '#office/components/use-relative-times.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { endsSoon } from '#office/orders/ends-soon.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { CashActions } from './cash-actions.tsx';
import {
  type Group,
  isQuestion,
  type PendingPayments,
  type PendingRefund,
  type WaitingTransfer,
} from './pending-payments.ts';
import { useReasons } from './use-reasons.ts';

export interface MoneyRow {
  id: string;
  /** '' for money received without an order. */
  number: string;
  href: string;
  customer: PersonName | null;
  since: string;
  isUrgent?: boolean;
  sum: string;
  /** The amount in another currency, or the requested amount. */
  beside?: string;
  reference?: ReactNode;
  status: ReactNode;
  next: ReactNode;
}

/** Returns a function that lists the entries of a group. `now` is the time when the response arrived. */
export function useMoneyRows(
  onSentBack: (money: PendingRefund) => void,
): (money: PendingPayments, group: Group, now: number) => MoneyRow[] {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const common = useLabels(officeCommonLabels);
  const paymentStatus = useLabels(paymentStatusLabels);
  const age = useRelativeTimes();
  const reason = useReasons();
  const mayRefund = useCan()('payments.refund');
  const orderLink = (number: string) => `${links.orders}/${encodeURIComponent(number)}`;
  const refund = (money: PendingRefund): MoneyRow => {
    const { what, id, number, customer, since, amount, currency, reference, orderCents, cameAsRiel } = money;
    const sum = formatTotal(amount, currency);
    const open = t(isQuestion(money) ? 'decideOpen' : 'sentBackOpen');
    const due = what === 'money' && orderCents !== null ? t('due', { amount: formatAmount(orderCents) }) : '';
    return {
      id: `${what} ${id}`,
      number,
      customer,
      since,
      sum,
      href: orderLink(number),
      beside: cameAsRiel === null ? due : formatRiel(cameAsRiel),
      reference: (
        <span className="money-hash">
          <Num>{reference}</Num>
        </span>
      ),
      status: <State look="us">{reason(money)}</State>,
      next: mayRefund && (
        <Button kind="ghost" small aria-label={`${open} ${sum} ${number}`} onClick={() => onSentBack(money)}>
          {open}
        </Button>
      ),
    };
  };
  return (money, group, now) => {
    if (group === 'came' || group === 'back') return money[group].map(refund);
    if (group === 'transfers')
      return money.transfers.map((transfer) => {
        const { number, standing: status, customer, placedAt, until, cents, riel } = transfer;
        const href = `${links.money}/${encodeURIComponent(number)}`;
        return {
          id: number,
          number,
          href,
          customer,
          since: placedAt,
          isUrgent: status === 'waiting' && endsSoon(until, now),
          sum: formatAmount(cents),
          beside: riel === null ? '' : formatRiel(riel),
          status: <TransferStatus transfer={transfer} />,
          next: (
            <Button kind="ghost" small href={href} aria-label={`${t('match')} ${number}`}>
              {t('match')}
            </Button>
          ),
        };
      });
    if (group === 'cash')
      return money.cash.map((order) => ({
        id: order.number,
        number: order.number,
        href: orderLink(order.number),
        customer: order.customer,
        since: order.placedAt,
        sum: formatAmount(order.cents),
        reference: order.phone && <Num>{order.phone}</Num>,
        status: <State look="us">{t('endsIn', { age: age(now, Date.parse(order.until)) })}</State>,
        next: <CashActions order={order} />,
      }));
    // Balances are confirmed, and refunds requested, on the order's page.
    const isOwed = group === 'owed';
    const orders = isOwed ? money.owed : money.balances.map((each) => ({ ...each, since: each.requestedAt }));
    return orders.map(({ number, customer, phone, since, cents }) => ({
      id: number,
      number,
      customer,
      href: orderLink(number),
      since,
      sum: formatAmount(cents),
      reference: phone && <Num>{phone}</Num>,
      status: <State look="us">{paymentStatus(isOwed ? 'refundDue' : 'balanceDue')}</State>,
      next: (
        <Button kind="ghost" small href={orderLink(number)} aria-label={t('openOrderOf', { number })}>
          {common('openOrder')}
        </Button>
      ),
    }));
  };
}

/** Shows the assessment by the shop's own rules. */
function TransferStatus({ transfer }: { transfer: WaitingTransfer }) {
  const t = useLabels(officeMoneyLabels);
  const when = useDateTimes();
  const {
    standing: status,
    slips,
    refusedSlips,
    isCode,
    sameAmount,
    remindedAt,
    partCents: receivedCents,
  } = transfer;
  if (status === 'ended') return <State look="us">{t('endedWithSlip')}</State>;
  if (slips > refusedSlips)
    return <State look="us">{sameAmount > 0 ? t('slipAndSame', { n: sameAmount }) : t('lookAtSlip')}</State>;
  if (isCode) return <State look="us">{t('noAnswer')}</State>;
  if (slips > 0) return <State look="off">{t('slipNotOurs')}</State>;
  if (receivedCents > 0)
    return <State look="off">{t('partWaits', { amount: formatAmount(receivedCents) })}</State>;
  if (remindedAt !== null) return <State look="off">{t('reminderAt', { when: when(remindedAt) })}</State>;
  return <State look="off">{t('waits')}</State>;
}
