import { paymentMethodIds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import type { Refusal } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type CardLimits, cardRefusal, isNearBound } from './card-limits.ts';
import { lockPayer, lockTries, markCardTried, triedCards } from './card-queries.ts';
import { releaseReservation, type Payment } from '../payment/queries.ts';

/** The customer who pays, and their IP address. */
export interface Payer {
  customerId: number;
  /** The IP address of the client. */
  address: string;
  cardLimits: CardLimits;
}

/** Returns the key under which attempts from an IP address are counted. */
export const requestedFromOf = ({ address }: Payer): string => rateLimitKey('card', address);

/** Estimated number of cards that other processes are about to try at this moment, which this process can't see yet. */
const unseen = 32;

/**
 * Returns why this customer may not try a card now, as far as this process can see. `isNear`: near a limit,
 * so that it must be counted exactly.
 */
export async function cardStatus(
  db: Database,
  payer: Payer,
  except = 0,
): Promise<{ refusal: Refusal | null; isNear: boolean }> {
  const which = { customerId: payer.customerId, requestedFrom: requestedFromOf(payer), except };
  const tried = await triedCards(db, which);
  return {
    refusal: cardRefusal(tried, payer.cardLimits),
    isNear: isNearBound(tried, payer.cardLimits, unseen),
  };
}

/**
 * Returns the exact refusal, serialized: runs as the last statements of the transaction that stores the
 * attempt. The customer is already locked.
 */
export async function exactCardRefusal(db: Database, payer: Payer, except: number): Promise<Refusal | null> {
  await lockTries(db, requestedFromOf(payer));
  return (await cardStatus(db, payer, except)).refusal;
}

/**
 * Stores a card attempt for a payment that was started without a card, or returns the refusal. A refused
 * payment loses its reservation.
 */
export async function noteCardTry(
  db: Database,
  payment: Payment,
  payer: Payer,
  proof: string,
): Promise<Refusal | null> {
  const { id, methodId, isCardTried } = payment;
  if (proof === '' || methodId !== paymentMethodIds.card || isCardTried) return null;
  const refusal = await inTransaction(db, async (trx) => {
    await lockPayer(trx, payer.customerId);
    const reason = await exactCardRefusal(trx, payer, id);
    if (!reason) await markCardTried(trx, id, requestedFromOf(payer));
    return { keep: reason === null, outcome: reason };
  });
  if (refusal) await releaseReservation(db, id);
  return refusal;
}

const reasons: Readonly<Record<string, 'customer' | 'address' | 'shop'>> = {
  cardLimitCustomer: 'customer',
  cardLimitHere: 'address',
  cardLimitShop: 'shop',
};

/** Writes an audit log entry that a card was refused, once an hour per customer. Ignores other refusals. */
export async function noteRefusedCard(db: Database, payer: Payer, { code }: Refusal): Promise<void> {
  const by = reasons[code];
  if (by === undefined) return;
  const whose = { customer: `${payer.customerId}`, address: payer.address, shop: '' };
  if (await consumeRateLimit(db, rateLimitKey(`cards-told ${by}`, whose[by]), 1, rateWindows.hour))
    await writeAudit(db, customerActor(payer.customerId), 'cards limited', { by });
}
