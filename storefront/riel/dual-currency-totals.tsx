import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { useLabels } from '../shop-context.tsx';
import { Riel } from './riel.tsx';

type Key = keyof typeof checkoutLabels.texts;

interface DualCurrencyTotalsProps {
  dollars: number;
  /** The amount in riel; null or undefined if the shop shows no riel. */
  riel: number | null | undefined;
  /** The label with `{amount}` and `{riel}`. */
  text: Key;
  /** The label with `{amount}` only. If it isn't given, the label is omitted when there is no riel amount. */
  without?: Key;
  /** The day by which it is to be paid on account, formatted; omitted for all other methods. */
  day?: string | undefined;
}

/** The amount to pay on delivery, by transfer or on account, in both currencies. */
export function DualCurrencyTotals({ dollars, riel, text, without, day }: DualCurrencyTotalsProps) {
  const t = useLabels(checkoutLabels);
  const amount = <Money value={dollars} />;
  if (day) return <Filled text={t('payByDay')} places={{ amount, day }} />;
  if (typeof riel === 'number')
    return <Filled text={t(text)} places={{ amount, riel: <Riel value={riel} /> }} />;
  return without && <Filled text={t(without)} places={{ amount }} />;
}
