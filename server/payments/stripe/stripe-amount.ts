/** Formats an amount for Stripe: in the currency's smallest unit, with the currency in lower case. */
export function stripeAmount(cents: number, currency: string): { amount: number; currency: string } {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error('not an amount in cents');
  return { amount: cents, currency: currency.toLowerCase() };
}

/**
 * Parses Stripe's amount into integer cents.
 * @throws for invalid amounts
 */
export function fromStripe(written: { amount: unknown; currency: unknown }): {
  amountCents: number;
  currency: string;
} {
  const { amount, currency } = written;
  if (
    typeof amount !== 'number' ||
    !Number.isSafeInteger(amount) ||
    amount < 0 ||
    typeof currency !== 'string'
  )
    throw new Error('not an amount of Stripe');
  return { amountCents: amount, currency: currency.toUpperCase() };
}
