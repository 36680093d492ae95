import { roundCents } from '#rules/money.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { nameShare } from './payer-name.ts';

/**
 * Converts an amount received in riel to cents. The exact amount due in riel equals the amount due. A
 * difference is converted at the order's own rate to at least a cent, because even one riel more isn't zero.
 */
export function centsOfRiel(seen: number, order: { total: number; rate: number }, dueCents: number): number {
  const apart = Math.max(1, roundCents((Math.abs(seen - order.total) * 100) / order.rate));
  if (seen === order.total) return dueCents;
  return seen < order.total ? dueCents - apart : dueCents + apart;
}

/** The share of the time that is left when the reminder of a transfer is sent. */
export const reminderShare = 0.25;

/**
 * Hours that staff have to check a transfer after its first payment slip, even if the deadline is sooner. Further slips
 * don't extend it.
 */
export const slipReviewHours = 24;

/** The data that determines whether a payment on the account may belong to an order. */
export interface Matchable extends PersonName {
  number: string;
  cents: number;
  /** The amount in riel; null if unknown. */
  riel: { total: number } | null;
}

/** The payment as shown by the bank. An amount is null if it is in the other currency, or not entered. */
export interface MoneyToMatch {
  cents: number | null;
  riel: number | null;
  text: string;
}

/**
 * How well a payment matches an order. `sure`: it contains the order number and equals the amount due. `number`: it
 * contains the order number, but the amount differs. `amount`: it equals the amount due, and nothing contradicts it.
 * `name`: only the customer's name matches. Null if it doesn't match.
 */
export type MatchQuality = 'sure' | 'number' | 'amount' | 'name';

export function matchQuality(order: Matchable, money: MoneyToMatch): MatchQuality | null {
  const isNamed = namesOrder(money.text, order.number);
  const isUnsaid = money.cents === null && money.riel === null;
  const isAmount = money.cents === order.cents || (order.riel !== null && money.riel === order.riel.total);
  if (isNamed) return isAmount || isUnsaid ? 'sure' : 'number';
  // The payment contains the number of another order, so an equal amount or name is a coincidence.
  if (/AG\s*\d{4,}/iu.test(money.text)) return null;
  if (isAmount) return 'amount';
  return nameShare(order, money.text) === 1 ? 'name' : null;
}

/**
 * Returns the orders to which a payment may belong, the most likely first. Equally good matches are sorted by
 * the similarity of customer and payer names.
 */
export function suggestions<Order extends Matchable>(
  orders: readonly Order[],
  money: MoneyToMatch,
): { order: Order; fit: MatchQuality }[] {
  const ranks: Readonly<Record<MatchQuality, number>> = { sure: 0, number: 1, amount: 2, name: 3 };
  return orders
    .flatMap((order) => {
      const fit = matchQuality(order, money);
      return fit ? [{ order, fit, rank: ranks[fit] - nameShare(order, money.text) / 2 }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ order, fit }) => ({ order, fit }));
}

/**
 * Returns whether a text contains an order's number. Banks truncate, split and rearrange what customers
 * write, so the digits alone match, and so does `ag 10-036`.
 */
function namesOrder(text: string, number: string): boolean {
  const closed = text.toUpperCase().replaceAll(/[\s.-]/gu, '');
  return (
    text.split(/\D+/u).includes(number.replaceAll(/\D/gu, '')) ||
    new RegExp(`${number.toUpperCase()}(?!\\d)`, 'u').test(closed)
  );
}
