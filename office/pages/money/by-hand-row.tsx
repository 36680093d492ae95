import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels } from '#office/office-context.ts';
import { formatTotal } from '#office/components/amounts.ts';
import { State } from '#office/components/state.tsx';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { MoneyRow } from './money-row.tsx';
import { useRelativeTimes } from '#office/components/use-relative-times.ts';
import { useReasons } from './use-reasons.ts';
import type { PendingRefund } from './pending-payments.ts';

interface ByHandRowProps {
  money: PendingRefund;
  now: number;
  onSentBack: (money: PendingRefund) => void;
}

/** A manual refund through a bank's app. */
export function ByHandRow({ money, now, onSentBack: onRefundSent }: ByHandRowProps) {
  const t = useLabels(officeMoneyLabels);
  const age = useRelativeTimes();
  const reason = useReasons();
  const mayRefund = useCan()('payments.refund');
  const { number, customer, since, amount, currency, reference, orderCents, cameAsRiel } = money;
  const total = formatTotal(amount, currency);
  const due =
    money.what === 'money' && orderCents !== null ? t('due', { amount: formatAmount(orderCents) }) : '';
  const beside = cameAsRiel === null ? due : formatRiel(cameAsRiel);
  return (
    <MoneyRow
      number={number}
      customer={customer}
      age={age(Date.parse(since), now)}
      sum={total}
      {...(beside !== '' && { beside })}
      reference={
        <span className="money-hash">
          <Num>{reference}</Num>
        </span>
      }
      think={<State look="us">{reason(money)}</State>}
      next={
        mayRefund && (
          <Button
            kind="ghost"
            small
            aria-label={`${t('sentBackOpen')} ${total} ${number}`}
            onClick={() => onRefundSent(money)}
          >
            {t('sentBackOpen')}
          </Button>
        )
      }
    />
  );
}
