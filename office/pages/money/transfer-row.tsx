import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { endsSoon } from '#office/order/ends-soon.ts';
import { State } from '#office/parts/state.tsx';
import { useMoments } from '#office/parts/use-moments.ts';
import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';
import { Button } from '#ui/button.tsx';
import { MoneyRow } from './money-row.tsx';
import { useAges } from '#office/parts/use-ages.ts';
import type { WaitingTransfer } from './waiting-money.ts';

/** An order awaiting its transfer. */
export function TransferRow({ transfer, now }: { transfer: WaitingTransfer; now: number }) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const age = useAges();
  const { number, standing, customer, placedAt, until, cents, riel } = transfer;
  const href = `${links.money}/${encodeURIComponent(number)}`;
  return (
    <MoneyRow
      number={number}
      href={href}
      customer={customer}
      age={age(Date.parse(placedAt), now)}
      isUrgent={standing === 'waiting' && endsSoon(until, now)}
      sum={amountText(cents)}
      {...(riel !== null && { beside: rielText(riel) })}
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

/** The assessment by the shop's own rules. */
function Thought({ transfer }: { transfer: WaitingTransfer }) {
  const t = useLabels(officeMoneyLabels);
  const when = useMoments();
  const { standing, slips, refusedSlips, isCode, sameAmount, remindedAt, partCents } = transfer;
  if (standing === 'ended') return <State look="us">{t('endedWithSlip')}</State>;
  if (slips > refusedSlips)
    return <State look="us">{sameAmount > 0 ? t('slipAndSame', { n: sameAmount }) : t('lookAtSlip')}</State>;
  if (isCode) return <State look="us">{t('noAnswer')}</State>;
  if (slips > 0) return <State look="off">{t('slipNotOurs')}</State>;
  if (partCents > 0) return <State look="off">{t('partWaits', { amount: amountText(partCents) })}</State>;
  if (remindedAt !== null) return <State look="off">{t('reminderAt', { when: when(remindedAt) })}</State>;
  return <State look="off">{t('waits')}</State>;
}
