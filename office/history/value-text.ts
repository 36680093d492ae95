/** A value of a record in one line: its texts and numbers, as they follow each other. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value === true) return '✓';
  if (value === false) return '✗';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const parts = Object.values(value).map(valueText);
  return parts.filter((part) => part !== '–').join(' · ') || '–';
}
