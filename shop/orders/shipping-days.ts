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
