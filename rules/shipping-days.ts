import { spanOf } from './arrival.ts';

/** Goods as their days are worked out. */
export interface ShippedGoods {
  isDigital: boolean;
  /** As the product says it, to the capital: `2-4`; '' when it says none. */
  shippingDays: string;
  /** What its chosen options need besides: printing, say. */
  extraDays?: number;
}

/** Days that are added outside of the capital. */
export interface ProvinceDays {
  from: number;
  to: number;
}

/** Where goods go, as far as their days depend on it. */
export type Place = 'capital' | 'provinces';

/**
 * In how many open days goods arrive, by what is ordered, how it is sent and where it goes: never sooner than its slowest
 * product, nor than its delivery method. '' when nobody says, or nothing is sent.
 * @param methodDays of the delivery method, where there is one; they are of its province already
 */
export function promisedDays(
  lines: readonly ShippedGoods[],
  methodDays: string | null | undefined,
  place: Place,
  provinceDays: ProvinceDays | null,
): string {
  const sent = lines.filter(({ isDigital }) => !isDigital);
  if (sent.length === 0) return '';
  const slowest = slowestDays(sent.map(({ shippingDays }) => shippingDays));
  // A method says days for goods that say none.
  const base = methodDays ? slowestDays([methodDays, slowest || methodDays]) : slowest;
  const extra = Math.max(0, ...sent.map(({ extraDays = 0 }) => extraDays));
  const further = methodDays || place === 'capital' ? null : provinceDays;
  return laterDays(base, { from: extra + (further?.from ?? 0), to: extra + (further?.to ?? 0) });
}

/** How long goods take that each say their days: as long as the slowest of them; '' when one says nothing. */
export function slowestDays(each: readonly string[]): string {
  const spans = each.map(spanOf).filter((span) => span !== null);
  if (spans.length === 0 || spans.length < each.length) return '';
  return spanText(Math.max(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to)));
}

/** Days that become so many more; '' stays. */
export function laterDays(days: string, { from, to }: ProvinceDays): string {
  const span = spanOf(days);
  return span === null ? days : spanText(span[0] + from, span[1] + to);
}

const spanText = (from: number, to: number): string => (to > from ? `${from}-${to}` : `${from}`);
