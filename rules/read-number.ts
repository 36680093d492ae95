import { plainDigits } from '#contract/languages.ts';
import { dollarsToCents } from './money.ts';

/**
 * A parsed number. `value` is null if it is invalid; `readings` then holds the two possible numbers if a comma or dot
 * may be either a decimal or a thousands separator: `1,234`.
 */
export interface NumberRead {
  value: number | null;
  readings: readonly [thousands: string, decimal: string] | null;
  /** Whether it is an amount with a fraction of a cent. */
  hasFraction?: true;
}

const none: NumberRead = { value: null, readings: null };
const read = (value: number): NumberRead => ({ value, readings: null });

/** Matches thousands groups with one separator and decimals with another: `1,234.50`, `1.234,50`, `1 234`. */
const grouped = /^([1-9]\d{0,2})(?=([.,\s]))((?:\2\d{3})+)(?:(?!\2)[.,](\d+))?$/u;
const decimal = /^(\d+)(?:[.,](\d+))?$/u;
const dollarMark = /^(?:US\$|USD|\$)\s*|\s*(?:USD|\$)$/giu;
const rielMark = /^(?:KHR|៛|រៀល)\s*|\s*(?:KHR|riels?|៛|រៀល)$/giu;
const longest = 30;

/**
 * Returns the possible numbers of an unsigned text, thousands first, with a point as the only separator: none, one or
 * two.
 */
function readingsOf(text: string): string[] {
  const tidy = text.length > longest ? '' : plainDigits(text.trim());
  const [, first, , groups, rest] = grouped.exec(tidy) ?? [];
  const [, whole, fraction] = decimal.exec(tidy) ?? [];
  const thousands =
    first === undefined ? [] : [first + groups?.replaceAll(/\D/gu, '') + (rest ? `.${rest}` : '')];
  return whole === undefined
    ? thousands
    : [...thousands, fraction === undefined ? whole : `${whole}.${fraction}`];
}

/** Returns the only possible number in plain digits, or why there is none. */
function plainNumber(text: string): string | NumberRead {
  const [thousands, other] = readingsOf(text);
  if (thousands === undefined) return none;
  return other === undefined
    ? thousands
    : { value: null, readings: [thousands, other.replace(/\.?0+$/u, '')] };
}

/** Splits a text into its sign and the remaining text. */
function signed(text: string): [sign: 1 | -1, rest: string] {
  const [, sign = '', rest = ''] = /^\s*([+\-\u2212]?)\s*(.*)$/su.exec(text) ?? [];
  return [sign === '-' || sign === '\u2212' ? -1 : 1, rest];
}

/** Parses a dollar amount to cents: `12.50`, `12,50`, `$1,234.50`. Fractions of a cent are rejected, never rounded. */
export function readCents(text: string): NumberRead {
  const [sign, rest] = signed(text);
  const plain = plainNumber(rest.trim().replaceAll(dollarMark, ''));
  if (typeof plain !== 'string') return plain;
  const cents = dollarsToCents(plain);
  if (cents === null) return /^\d+\.\d{3,}$/u.test(plain) ? { ...none, hasFraction: true } : none;
  return read(sign * cents + 0);
}

/** Parses a percentage to hundredths of a percent: `12.5%` is 1250. */
export function readHundredths(text: string): NumberRead {
  const { value, readings } = readCents(text.trim().replace(/\s*%$/u, ''));
  return text.includes('$') ? none : { value, readings };
}

/** Parses whole riel. Riel have no decimals, so a comma always separates thousands: `20,000៛`. */
export function readRiel(text: string): NumberRead {
  const rest = text.trim().replaceAll(rielMark, '');
  const [thousands] = readingsOf(rest);
  // 20,00 is neither twenty nor twenty thousand.
  if (
    thousands === undefined ||
    !/^\d{1,11}(?:\.0{1,2})?$/u.test(thousands) ||
    /^\s*\d+,\d{1,2}$/u.test(plainDigits(rest))
  )
    return none;
  return read(Number(thousands));
}

/** Parses a count from 0: `5`, and `5.0` as spreadsheets write it. `2.5` is invalid. */
export function readCount(text: string): NumberRead {
  const plain = plainNumber(text);
  if (typeof plain !== 'string') return plain;
  return /^\d{1,10}(?:\.0+)?$/u.test(plain) ? read(Number(plain)) : none;
}

/** Parses any number, including negative ones. */
export function readNumber(text: string): NumberRead {
  const [sign, rest] = signed(text);
  const plain = plainNumber(rest);
  return typeof plain === 'string' ? read(sign * Number(plain) + 0) : plain;
}

/** Returns the likely number in a shopper's text when we can't ask: thousands rather than three decimals. */
export const likelyNumber = (text: string): number => Number(readingsOf(text)[0] ?? Number.NaN);
