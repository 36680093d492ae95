import { spanOf } from './arrival.ts';

/** An item, reduced to the fields that affect its shipping days. */
export interface ShippedItems {
  isDigital: boolean;
  /** The days the product states for the capital: `2-4`; '' when it states none. */
  shippingDays: string;
  /** Extra days that the selected options need, for example for printing. */
  extraDays?: number;
}

/** Days added outside the capital. */
export interface ProvinceDays {
  from: number;
  to: number;
}

/** The destination, as far as shipping days depend on it. */
export type Place = 'capital' | 'provinces';

/**
 * Returns the business days until the items arrive, from the items, the delivery method and the destination.
 * They are never fewer than the slowest product or the delivery method needs. '' if no days are stated or no
 * item is shipped.
 * @param methodDays the days of the delivery method for the destination's province, if there is a method
 */
export function promisedDays(
  lines: readonly ShippedItems[],
  methodDays: string | null | undefined,
  place: Place,
  provinceDays: ProvinceDays | null,
): string {
  const sent = lines.filter(({ isDigital }) => !isDigital);
  if (sent.length === 0) return '';
  const slowest = slowestDays(sent.map(({ shippingDays }) => shippingDays));
  // The delivery method also covers items that state no days.
  const base = methodDays ? slowestDays([methodDays, slowest || methodDays]) : slowest;
  const extra = Math.max(0, ...sent.map(({ extraDays = 0 }) => extraDays));
  const further = methodDays || place === 'capital' ? null : provinceDays;
  return laterDays(base, { from: extra + (further?.from ?? 0), to: extra + (further?.to ?? 0) });
}

/** Returns the shipping days of the slowest item; '' when an item has none. */
export function slowestDays(each: readonly string[]): string {
  const spans = each.map(spanOf).filter((span) => span !== null);
  if (spans.length === 0 || spans.length < each.length) return '';
  return formatSpan(Math.max(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to)));
}

/** Adds days to a range; '' stays ''. */
export function laterDays(days: string, { from, to }: ProvinceDays): string {
  const span = spanOf(days);
  return span === null ? days : formatSpan(span[0] + from, span[1] + to);
}

const formatSpan = (from: number, to: number): string => (to > from ? `${from}-${to}` : `${from}`);
