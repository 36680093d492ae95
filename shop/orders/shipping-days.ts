/**
 * In how many days an order is to arrive: by the way it is delivered, without one as long as the slowest of its goods takes;
 * '' when nobody says, or nothing is sent.
 */
export const promisedDays = (
  way: { days: string } | null | undefined,
  lines: readonly { isDigital: boolean; shippingDays: string }[],
): string =>
  way?.days ??
  slowestDays(lines.filter(({ isDigital }) => !isDigital).map(({ shippingDays }) => shippingDays));

/**
 * How long goods take that each say their days (`2-4`, `3`): as long as the slowest of them; '' when one says nothing, for
 * then nobody knows.
 */
export function slowestDays(each: readonly string[]): string {
  const spans = each.map((days) => /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/u.exec(days));
  if (spans.length === 0 || spans.includes(null)) return '';
  const first = Math.max(...spans.map((span) => Number(span?.[1])));
  const last = Math.max(...spans.map((span) => Number(span?.[2] ?? span?.[1])));
  return last > first ? `${first}-${last}` : `${first}`;
}
