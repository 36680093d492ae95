/** Formats a record value in one line, with its texts and numbers in sequence. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value === true) return '✓';
  if (value === false) return '✗';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const parts = Object.values(value).map(valueText);
  return parts.filter((part) => part !== '–').join(' · ') || '–';
}
