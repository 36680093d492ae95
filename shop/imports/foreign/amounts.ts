import { formatCents } from '#rules/money.ts';
import { dollars, type FileMoney, isWholeCurrency, markedAmount } from './currencies.ts';

const amount = /^(?<whole>\d{1,12})(?:\.(?<point>\d{0,20})|,(?<comma>\d{1,2}|\d{4,20}))?$/u;
/** Thousands in groups with one separator, and decimals after another: `1.234,50`. */
const grouped =
  /^(?<groups>\d{1,3}(?:(?<sign>[.,\s'’])\d{3})(?:\k<sign>\d{3})*)(?<rest>(?!\k<sign>)[.,]\d{1,20})$/u;
const thousands = /^\d{1,3}(?:[.,\s'’]\d{3})+$/u;
const millionths = 1_000_000;

/**
 * Reads an amount of a machine in cents: `12`, `12.5`, `30.000000`, `12,90 €`, `1.234,50`, and `19.916667`, to which VAT is
 * added before it is rounded. Another currency becomes dollars, rounded up, so that no price falls. Null if it is none,
 * may be thousands (`1,200`), or would change by more than a fiftieth: `0.0250`.
 */
export function centsOf(
  text: string,
  vatRate = 0,
  { currency, perDollar }: FileMoney = dollars,
): number | null {
  const plain = tidied(markedAmount(text).amount, isWholeCurrency(currency));
  const { whole = '', point, comma } = amount.exec(plain)?.groups ?? {};
  const fraction = point ?? comma ?? '';
  if (whole === '' || /^\d\d[1-9]$/u.test(fraction)) return null;
  const cents = BigInt(whole + fraction) * BigInt(10_000 + vatRate) * BigInt(millionths);
  const divisor = 10n ** BigInt(fraction.length) * 100n * BigInt(Math.round(perDollar * millionths));
  if (perDollar !== 1) return Number((cents + divisor - 1n) / divisor);
  const rounded = (2n * cents + divisor) / (2n * divisor);
  // Rounding would change a price of a few cents.
  const apart = rounded * divisor - cents;
  return (apart < 0n ? -apart : apart) * 50n > cents ? null : Number(rounded);
}

function tidied(text: string, isWhole: boolean): string {
  if (isWhole && thousands.test(text)) return text.replaceAll(/\D/gu, '');
  const { groups, rest } = grouped.exec(text)?.groups ?? {};
  return groups === undefined ? text : `${groups.replaceAll(/\D/gu, '')}.${rest?.slice(1)}`;
}

/** Reads a stock such as `5` or `99.0000`; less than zero counts as zero. Null if it isn't tracked. */
export function stockIn(text: string): number | string | null {
  if (text === '') return null;
  return /^-?\d+(?:\.\d*)?$/u.test(text) ? Math.max(0, Math.floor(Number(text))) : text;
}

/** Reads what a variant costs the shop. An amount that can't be read stays, so that the check of its row shows it. */
export function costIn(text: string, money: FileMoney): string {
  const cents = centsOf(text, 0, money);
  return cents === null ? text : formatCents(cents);
}
