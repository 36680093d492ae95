import type { Database } from '#database/schema.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { isPaid, isSettled } from '../payment/payment-states.ts';
import { paymentOfOrder } from '../payment/queries.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { within } from '../providers/asking.ts';
import { transferName } from '../providers/bank-transfer.ts';
import type { PaymentWays } from '../providers/payment-ways.ts';
import { advance } from '../taking/advance.ts';
import { type LinkedPayment, linkedPayment, payByCode } from './phone-order-queries.ts';

const purpose = 'pay order';

/** Where the link of an order's message leads, from the root of the site: its customer pays there as they choose. */
export const payPath = (secret: Buffer, orderId: number): string =>
  `/orders/pay/${signLink(secret, purpose, [orderId])}`;

/**
 * The status of an order that is paid by a link: its customer may choose, has a code before them, has paid, or it is over;
 * `checking`: nobody knows yet; `goes-back`: the money came, and its order isn't placed or was canceled.
 */
export type LinkStanding = 'choose' | 'code' | 'checking' | 'paid' | 'goes-back' | 'ended';

export type OpenedPayment = LinkedPayment & { standing: LinkStanding };

function standingOf({ state, provider, code, until, holds }: LinkedPayment): LinkStanding {
  if (isPaid(state)) return holds ? 'paid' : 'goes-back';
  if (isSettled(state)) return 'ended';
  if (provider === transferName) return until.getTime() > Date.now() ? 'choose' : 'ended';
  return code && code.secondsLeft > 0 ? 'code' : 'checking';
}

/** The order of such a link, by its last part; null when the shop did not make it. */
export async function paymentOfLink(
  db: Database,
  secret: Secret,
  signed: string,
): Promise<OpenedPayment | null> {
  const [orderId] = openLink(secret, purpose, signed) ?? [];
  const payment = orderId === undefined ? null : await linkedPayment(db, orderId);
  return payment && { ...payment, standing: standingOf(payment) };
}

/**
 * Its customer chooses a code, which is made before anything is changed: a provider that is away leaves the choice as it was.
 * @returns how the order stands then
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
    const { name, holdMinutes } = provider;
    await payByCode(db, payment, { provider: name, methodId, holdMinutes, reference, code: action });
  } catch {
    return 'away';
  }
  const made = await paymentOfOrder(db, orderId);
  if (made) await advance(db, provider, made, { kind: 'begin', proof: '' });
  const now = await linkedPayment(db, orderId);
  return now ? { ...now, standing: standingOf(now) } : payment;
}

/** Whether an order that was placed by phone is paid by now; its provider is asked as often as it allows. null: it is none by a link. */
export async function lookAtPhonePayment(
  db: Database,
  ways: PaymentWays,
  orderId: number,
): Promise<LinkStanding | null> {
  const before = await linkedPayment(db, orderId);
  const standing = before && standingOf(before);
  if (standing !== 'code' && standing !== 'checking') return standing;
  const [provider, payment] = [ways.named(before?.provider ?? ''), await paymentOfOrder(db, orderId)];
  if (provider && payment) await advance(db, provider, payment, { kind: 'begin', proof: '' });
  const now = await linkedPayment(db, orderId);
  return now && standingOf(now);
}
