import { roundCents } from '#rules/money.ts';
import type { PersonName } from '#rules/text-of-language.ts';

/**
 * Riel that were seen, in cents: what is due in riel is what is due; what is missing or too much by the order's own rate, at
 * least a cent, for a riel more is not nothing.
 */
export function centsOfRiel(seen: number, order: { total: number; rate: number }, dueCents: number): number {
  const apart = Math.max(1, roundCents((Math.abs(seen - order.total) * 100) / order.rate));
  if (seen === order.total) return dueCents;
  return seen < order.total ? dueCents - apart : dueCents + apart;
}

/** The mail that reminds of a transfer goes when a quarter of the time is left. */
export const reminderShare = 0.25;

/** Once a slip was shown, a person has so many hours to look, however soon the time would be over. Only the first one counts. */
export const hoursToLook = 24;

/** What decides whether money on the account may be that of an order. */
export interface Matchable extends PersonName {
  number: string;
  cents: number;
  /** What it is in riel; null: nobody knows. */
  riel: { total: number } | null;
}

/** As the bank shows it; null: in the other money, or not said. */
export interface MoneyToMatch {
  cents: number | null;
  riel: number | null;
  text: string;
}

/**
 * How well money fits an order: `sure`: it names the order and is what is due; `number`: it names the order, but is another
 * amount; `amount`: what is due, and nothing against it. null: it does not.
 */
export type Fit = 'sure' | 'number' | 'amount';

export function fitOf(order: Matchable, money: MoneyToMatch): Fit | null {
  const isNamed = namesOrder(money.text, order.number);
  const isUnsaid = money.cents === null && money.riel === null;
  const isAmount = money.cents === order.cents || (order.riel !== null && money.riel === order.riel.total);
  if (isNamed) return isAmount || isUnsaid ? 'sure' : 'number';
  if (!isAmount) return null;
  // It names another order: the amount is chance.
  return /AG\s*\d{4,}/iu.test(money.text) ? null : 'amount';
}

/** Orders that money may be for, the likeliest first; among equal amounts whose customer is named. */
export function suggestions<Order extends Matchable>(
  orders: readonly Order[],
  money: MoneyToMatch,
): { order: Order; fit: Fit }[] {
  const ranks: Readonly<Record<Fit, number>> = { sure: 0, number: 1, amount: 2 };
  const isNamed = ({ firstName, lastName }: Matchable) =>
    `${firstName} ${lastName}`
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => word.length > 1 && money.text.toLowerCase().includes(word));
  return orders
    .flatMap((order) => {
      const fit = fitOf(order, money);
      return fit ? [{ order, fit, rank: ranks[fit] - (isNamed(order) ? 0.5 : 0) }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ order, fit }) => ({ order, fit }));
}

/** Banks cut, part and turn what customers write: the digits alone will do, and so will `ag 10-036`. */
function namesOrder(text: string, number: string): boolean {
  const closed = text.toUpperCase().replaceAll(/[\s.-]/gu, '');
  return (
    text.split(/\D+/u).includes(number.replaceAll(/\D/gu, '')) ||
    new RegExp(`${number.toUpperCase()}(?!\\d)`, 'u').test(closed)
  );
}
