import { currency } from '#contract/constants.ts';

/** An amount as the shop writes it in both languages: cents → `$1,284.50`, `-$5.00`. */
export function moneyText(cents: number): string {
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  const rest = String(Math.abs(cents) % 100).padStart(currency.decimals, '0');
  return `${cents < 0 ? '-' : ''}${currency.symbol}${whole}.${rest}`;
}

/** Phnom Penh has been seven hours ahead of UTC all year since 1975. */
const hoursAhead = 7;

/** The day of a moment where the shop is, dd-mm-yyyy; of a day (yyyy-mm-dd) that day; '' when it is none. */
export function dayText(iso: string): string {
  const there = timeThere(iso);
  return there === '' ? '' : `${there.slice(8, 10)}-${there.slice(5, 7)}-${there.slice(0, 4)}`;
}

/** The day and the minute of a moment there, dd-mm-yyyy hh:mm. */
export const momentText = (iso: string): string => `${dayText(iso)} ${timeThere(iso).slice(11, 16)}`;

function timeThere(iso: string): string {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(moment + hoursAhead * 3_600_000).toISOString();
}
