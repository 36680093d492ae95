/** Formats an amount for the acquirer: dollars as text with two decimals. */
export function acquirerAmount(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error('not an amount in cents');
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses the acquirer's amount into integer cents.
 * @throws for invalid amounts
 */
export function fromAcquirer(written: string): number {
  const [, whole, part] = /^(\d{1,12})\.(\d{2})$/u.exec(written) ?? [];
  if (whole === undefined || part === undefined) throw new Error('not an amount of the acquirer');
  return Number(whole + part);
}
