import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useMay } from '#office/data/use-may.ts';
import { useLabels } from '#office/office-context.ts';
import { sumText } from '#office/parts/seen-sum.ts';
import { State } from '#office/parts/state.tsx';
import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { MoneyRow } from './money-row.tsx';
import { useAges } from '#office/parts/use-ages.ts';
import { useReasons } from './use-reasons.ts';
import type { ToGiveBack } from './waiting-money.ts';

interface ByHandRowProps {
  money: ToGiveBack;
  now: number;
  onSentBack: (money: ToGiveBack) => void;
}

/** A manual refund through a bank's app. */
export function ByHandRow({ money, now, onSentBack }: ByHandRowProps) {
  const t = useLabels(officeMoneyLabels);
  const age = useAges();
  const reason = useReasons();
  const mayGiveBack = useMay()('payments.refund');
  const { number, customer, since, amount, currency, reference, orderCents, cameAsRiel } = money;
  const sum = sumText(amount, currency);
  const due =
    money.what === 'money' && orderCents !== null ? t('due', { amount: amountText(orderCents) }) : '';
  const beside = cameAsRiel === null ? due : rielText(cameAsRiel);
  return (
    <MoneyRow
      number={number}
      customer={customer}
      age={age(Date.parse(since), now)}
      sum={sum}
      {...(beside !== '' && { beside })}
      reference={
        <span className="money-hash">
          <Num>{reference}</Num>
        </span>
      }
      think={<State look="us">{reason(money)}</State>}
      next={
        mayGiveBack && (
          <Button
            kind="ghost"
            small
            aria-label={`${t('sentBackOpen')} ${sum} ${number}`}
            onClick={() => onSentBack(money)}
          >
            {t('sentBackOpen')}
          </Button>
        )
      }
    />
  );
}
