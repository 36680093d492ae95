import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { endsSoon } from '#office/order/ends-soon.ts';
import { State } from '#office/components/state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { Button } from '#ui/button.tsx';
import { MoneyRow } from './money-row.tsx';
import { useRelativeTimes } from '#office/components/use-relative-times.ts';
import type { WaitingTransfer } from './pending-payments.ts';

/** An order awaiting its transfer. */
export function TransferRow({ transfer, now }: { transfer: WaitingTransfer; now: number }) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const age = useRelativeTimes();
  const { number, standing: status, customer, placedAt, until, cents, riel } = transfer;
  const href = `${links.money}/${encodeURIComponent(number)}`;
  return (
    <MoneyRow
      number={number}
      href={href}
      customer={customer}
      age={age(Date.parse(placedAt), now)}
      isUrgent={status === 'waiting' && endsSoon(until, now)}
      sum={formatAmount(cents)}
      {...(riel !== null && { beside: formatRiel(riel) })}
      reference=""
      think={<Thought transfer={transfer} />}
      next={
        <Button kind="ghost" small href={href} aria-label={`${t('match')} ${number}`}>
          {t('match')}
        </Button>
      }
    />
  );
}

/** Shows the assessment by the shop's own rules. */
function Thought({ transfer }: { transfer: WaitingTransfer }) {
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
