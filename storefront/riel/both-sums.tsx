import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { useLabels } from '../shop-context.tsx';
import { Riel } from './riel.tsx';

type Key = keyof typeof checkoutLabels.texts;

interface BothSumsProps {
  dollars: number;
  /** null, undefined: there are none. */
  riel: number | null | undefined;
  /** With `{amount}` and `{riel}`. */
  text: Key;
  /** With `{amount}` alone; left out: nothing is said where there are no riel. */
  without?: Key;
}

/** What is paid on delivery or by a transfer, in both moneys. */
export function BothSums({ dollars, riel, text, without }: BothSumsProps) {
  const t = useLabels(checkoutLabels);
  const amount = <Money value={dollars} />;
  if (typeof riel === 'number')
    return <Filled text={t(text)} places={{ amount, riel: <Riel value={riel} /> }} />;
  return without && <Filled text={t(without)} places={{ amount }} />;
}
