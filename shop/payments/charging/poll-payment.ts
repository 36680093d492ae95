import type { Database } from '#database/schema.ts';
import { requestProvider } from '../providers/request-provider.ts';
import { noteRequested } from './code-queries.ts';
import type { Action, StoredCode, Outcome, PaymentProvider } from '../providers/provider.ts';
import type { Payment } from '../payment/queries.ts';

/** Polls a claimed payment. For a code, records the time, because requests to banks are limited. */
export async function pollPayment(
  db: Database,
  provider: PaymentProvider,
  payment: Payment,
): Promise<Outcome> {
  if (payment.code) await noteRequested(db, payment.id);
  return requestProvider((signal) => provider.lookup(payment, signal));
}

export const shownAgain = ({ text, endsAt, appLink, currency, minor }: StoredCode): Action => ({
  kind: 'show-code',
  code: text,
  expiresAt: new Date(endsAt),
  appLink,
  amount: { currency, minor },
});

/**
 * Limits requests to the bank to one per polling interval, however many pages poll one code. In between,
 * returns the last status; null means that the bank should be asked.
 */
export function throttledStatus(
  { pollSeconds }: Pick<PaymentProvider, 'pollSeconds'>,
  { state, code }: Pick<Payment, 'state' | 'code'>,
): Outcome | null {
  if (pollSeconds === null || state !== 'needs_action' || !code || code.secondsLeft <= 0) return null;
  // A page that polls on time must not be refused because it is a moment early.
  const isLate = code.secondsSinceRequest === null || code.secondsSinceRequest > pollSeconds * 0.8;
  return isLate ? null : { state: 'needs_action', action: shownAgain(code) };
}
