import { roundCents } from '#rules/money.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { nameShare } from './payer-name.ts';

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
 * amount; `amount`: what is due, and nothing against it; `name`: it names its customer alone. null: it does not.
 */
export type Fit = 'sure' | 'number' | 'amount' | 'name';

export function fitOf(order: Matchable, money: MoneyToMatch): Fit | null {
  const isNamed = namesOrder(money.text, order.number);
  const isUnsaid = money.cents === null && money.riel === null;
  const isAmount = money.cents === order.cents || (order.riel !== null && money.riel === order.riel.total);
  if (isNamed) return isAmount || isUnsaid ? 'sure' : 'number';
  // It names another order: the amount or a name is chance.
  if (/AG\s*\d{4,}/iu.test(money.text)) return null;
  if (isAmount) return 'amount';
  return nameShare(order, money.text) === 1 ? 'name' : null;
}

/** Orders that money may be for, the likeliest first: among those that fit alike, whose customer's name the payer's is most like. */
export function suggestions<Order extends Matchable>(
  orders: readonly Order[],
  money: MoneyToMatch,
): { order: Order; fit: Fit }[] {
  const ranks: Readonly<Record<Fit, number>> = { sure: 0, number: 1, amount: 2, name: 3 };
  return orders
    .flatMap((order) => {
      const fit = fitOf(order, money);
      return fit ? [{ order, fit, rank: ranks[fit] - nameShare(order, money.text) / 2 }] : [];
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
