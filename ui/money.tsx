import { formatAmount, centsOf } from '#rules/money.ts';
import { Num } from './num.tsx';

/** Dollars in the format of every page, in both languages: `1284.5` → `$1,284.50`. Rounded to cents. */
export const formatMoney = (dollars: number): string => formatAmount(centsOf(dollars));

/** An amount of money; `value` is in dollars. */
export function Money({ value }: { value: number }) {
  return <Num>{formatMoney(value)}</Num>;
}
