import type { Database } from '#database/schema.ts';
import { asking } from '../providers/asking.ts';
import { noteAsked } from './code-queries.ts';
import type { Action, KeptCode, Outcome, PaymentProvider } from '../providers/provider.ts';
import type { Payment } from '../payment/queries.ts';

/** Asks how a claimed payment stands. Of one that is paid by a code it is noted when: banks are asked so often and no more. */
export async function look(db: Database, provider: PaymentProvider, payment: Payment): Promise<Outcome> {
  if (payment.code) await noteAsked(db, payment.id);
  return asking((signal) => provider.lookup(payment, signal));
}

/** A code as it is shown once more. */
export const shownAgain = ({ text, endsAt, appLink, currency, minor }: KeptCode): Action => ({
  kind: 'show-code',
  code: text,
  expiresAt: new Date(endsAt),
  appLink,
  asks: { currency, minor },
});

/** However many pages look at one code, its bank is asked once in the provider's time; in between it stands as it stood. null: ask. */
export function shownLately(
  { pollSeconds }: Pick<PaymentProvider, 'pollSeconds'>,
  { state, code }: Pick<Payment, 'state' | 'code'>,
): Outcome | null {
  if (pollSeconds === null || state !== 'needs_action' || !code || code.secondsLeft <= 0) return null;
  // A page that looks on time must not find itself a moment too early.
  const isLate = code.askedSeconds === null || code.askedSeconds > pollSeconds * 0.8;
  return isLate ? null : { state: 'needs_action', action: shownAgain(code) };
}
