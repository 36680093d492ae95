import { currency } from '#contract/constants.ts';
import { Num } from './num.tsx';

/** Dollars as every page writes them, in both languages: `1284.5` → `$1,284.50`. Rounded to cents. */
export function moneyText(dollars: number): string {
  const cents = Math.round(Math.abs(dollars) * 100);
  const whole = String(Math.trunc(cents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  const sign = dollars < 0 && cents > 0 ? '-' : '';
  return `${sign}${currency.symbol}${whole}.${String(cents % 100).padStart(currency.decimals, '0')}`;
}

/** An amount of money; `value` in dollars. */
export function Money({ value }: { value: number }) {
  return <Num>{moneyText(value)}</Num>;
}
