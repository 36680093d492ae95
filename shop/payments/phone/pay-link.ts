import type { Database } from '#database/schema.ts';
import { openLink } from '#shop/signed-link.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { isPaid, isFinal } from '../payment/payment-states.ts';
import { paymentOfOrder } from '../payment/queries.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { within } from '../providers/request-provider.ts';
import { transferName } from '../providers/bank-transfer.ts';
import type { PaymentMethods } from '../providers/payment-methods.ts';
import { advance } from '../charging/advance.ts';
import { type LinkedPayment, linkedPayment, payByCode } from './phone-order-queries.ts';

/**
 * The status of an order that is paid by a link: its customer may select a method, has a code, has paid, or
 * it is void. `checking`: the outcome is unknown. `goes-back`: the payment was received, but its order isn't
 * placed or was canceled.
 */
export type LinkStatus = 'choose' | 'code' | 'checking' | 'paid' | 'goes-back' | 'ended';

export type OpenedPayment = LinkedPayment & { standing: LinkStatus };

function statusOf({ state, isUndecided, provider, code, until, holds }: LinkedPayment): LinkStatus {
  if (isPaid(state)) return holds ? 'paid' : 'goes-back';
  if (isFinal(state)) return isUndecided ? 'checking' : 'ended';
  if (provider === transferName) return until.getTime() > Date.now() ? 'choose' : 'ended';
  return code && code.secondsLeft > 0 ? 'code' : 'checking';
}

/** Returns the order of a link as sent before orders had a page, or null if the shop didn't sign it. */
export async function paymentOfLink(
  db: Database,
  secret: Secret,
  signed: string,
): Promise<OpenedPayment | null> {
  const [orderId] = openLink(secret, 'pay order', signed) ?? [];
  return orderId === undefined ? null : paymentOfOrderLink(db, orderId);
}

/** Returns the payment of an order that is paid by a link, or null. */
export async function paymentOfOrderLink(db: Database, orderId: number): Promise<OpenedPayment | null> {
  const payment = await linkedPayment(db, orderId);
  return payment && { ...payment, standing: statusOf(payment) };
}

/**
 * Creates the code that the customer selected before anything is changed, so that the selection stays
 * possible if the provider is unavailable.
 * @returns the status of the order afterwards
 */
export async function chooseCode(
  db: Database,
  provider: GuardedProvider,
  payment: OpenedPayment,
): Promise<OpenedPayment | 'away'> {
  const { orderId, key, amountCents, currency } = payment;
  const stored = await paymentOfOrder(db, orderId);
  const [methodId] = provider.methods;
  if (!stored || methodId === undefined || payment.standing !== 'choose') return payment;
  try {
    const attempt = { key, reference: '', methodId, amountCents, currency, shop: stored.shop };
    const { reference, action } = await within((signal) => provider.create(attempt, signal));
    if (action.kind !== 'show-code') return 'away';
    const { name, holdMinutes: reservationMinutes } = provider;
    await payByCode(db, payment, {
      provider: name,
      methodId,
      holdMinutes: reservationMinutes,
      reference,
      code: action,
    });
  } catch {
    return 'away';
  }
  const made = await paymentOfOrder(db, orderId);
  if (made) await advance(db, provider, made, { kind: 'begin', proof: '' });
  const now = await linkedPayment(db, orderId);
  return now ? { ...now, standing: statusOf(now) } : payment;
}

/**
 * Returns whether an order placed by phone is paid, and polls its provider as often as the provider allows.
 * Null if it isn't paid by a link.
 */
export async function pollPhonePayment(
  db: Database,
  methods: PaymentMethods,
  orderId: number,
): Promise<LinkStatus | null> {
  const before = await linkedPayment(db, orderId);
  const status = before && statusOf(before);
  if (status !== 'code' && status !== 'checking') return status;
  const [provider, payment] = [methods.named(before?.provider ?? ''), await paymentOfOrder(db, orderId)];
  if (provider && payment) await advance(db, provider, payment, { kind: 'begin', proof: '' });
  const now = await linkedPayment(db, orderId);
  return now && statusOf(now);
}
