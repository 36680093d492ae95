/** How Stripe writes an amount: in the currency's smallest unit, the currency in small letters. */
export function stripeAmount(cents: number, currency: string): { amount: number; currency: string } {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error('not an amount in cents');
  return { amount: cents, currency: currency.toLowerCase() };
}

/** What Stripe wrote, in integer cents. @throws for what is no amount */
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
