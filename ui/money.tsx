import { formatAmount, centsOf } from '#rules/money.ts';
import { Num } from './num.tsx';

/**
 * Formats dollars the same way on every page, in both languages: `1284.5` becomes `$1,284.50`. Rounds to
 * cents.
 */
export const formatMoney = (dollars: number): string => formatAmount(centsOf(dollars));

/** An amount of money; `value` is in dollars. */
export function Money({ value }: { value: number }) {
  return <Num>{formatMoney(value)}</Num>;
}
