import { momentOf } from '#rules/shop-clock.ts';
import { centsOf } from './amounts.ts';
import type { ForeignVariant, Reading } from './foreign-shop.ts';

interface PriceCells {
  /** The product's name, for the list of losses. */
  name: string;
  regular: string;
  /** '' without one. */
  sale?: string;
  from?: string;
  to?: string;
}

/** Returns the price of a variant now, and its sale. A sale that has ended, or whose dates can't be read, is none. */
export function pricesOf(
  { name, regular: written, sale = '', from = '', to = '' }: PriceCells,
  { losses, timeZone, now, money, prices }: Reading,
): Pick<ForeignVariant, 'price' | 'sale'> {
  prices.add(written);
  const [regular, reduced] = [centsOf(written, 0, money), centsOf(sale, 0, money)];
  if (sale !== '' && reduced === null) return { price: sale, sale: null };
  if (regular === null) return { price: written === '' ? (reduced ?? '') : written, sale: null };
  if (reduced === null || reduced >= regular) return { price: reduced ?? regular, sale: null };
  const [starts, ends] = [parseDateTime(from, timeZone), parseDateTime(to, timeZone, true)];
  if (starts === undefined || ends === undefined) {
    losses.add('saleDates', name);
    return { price: regular, sale: null };
  }
  const isFuture = (moment: string | null) => moment !== null && Date.parse(moment) > now.getTime();
  if (ends !== null && !isFuture(ends)) return { price: regular, sale: null };
  return { price: reduced, sale: { regular, starts: isFuture(starts) ? starts : null, ends } };
}

/**
 * Parses `2026-12-01`, `2026-12-01 08:00:00`, and `12/1/26` as Magento writes it, on the shop's clock. Null for none, which
 * may be zeros; undefined if it can't be read. A last day, also one with the time 0:00, ends with the day.
 */
export function parseDateTime(text: string, timeZone: string, isEnd = false): string | null | undefined {
  if (/^[0\s:-]*$/u.test(text)) return null;
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})\b/u.exec(text) ?? [];
  const iso = year === '' ? text : `20${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}).*)?$/u.exec(iso) ?? [];
  const start = Date.parse(`${day}T${time}Z`);
  if (day === undefined || Number.isNaN(start)) return undefined;
  const shown = new Date(isEnd && time === '00:00' ? start + 86_400_000 : start).toISOString();
  return momentOf(shown.slice(0, 16), timeZone) ?? undefined;
}
