import type { PaymentMethods } from '#shop/payments/payments.ts';
import type { Database } from '#database/schema.ts';
import { offeredMethods } from './offered-methods.ts';

type Provider = NonNullable<ReturnType<PaymentMethods['for']>>;

/** Returns the provider of the offered QR code payment method. Null if there is none. */
export async function codeProvider({
  db,
  payments,
}: {
  db: Database;
  payments: PaymentMethods;
}): Promise<Provider | null> {
  const offered = await offeredMethods(db, payments, 'en');
  const code = offered.find(({ method }) => method.shownAs === 'code');
  return code ? payments.for(code.method.id) : null;
}
