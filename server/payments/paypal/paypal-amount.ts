/** Formats an amount for PayPal: dollars as text with two decimals. */
export function paypalAmount(cents: number, currency: string): { value: string; currencyCode: string } {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error('not an amount in cents');
  return {
    value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    currencyCode: currency,
  };
}

/**
 * Parses PayPal's amount into integer cents.
 * @throws for invalid amounts
 */
export function fromPaypal(written: { value?: unknown; currencyCode?: unknown } | undefined): {
  amountCents: number;
  currency: string;
} {
  const { value, currencyCode } = written ?? {};
  const [, dollars, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/u.exec(String(value)) ?? [];
  if (dollars === undefined || typeof currencyCode !== 'string') throw new Error('not an amount of PayPal');
  return { amountCents: Number(dollars) * 100 + Number(cents.padEnd(2, '0')), currency: currencyCode };
}
