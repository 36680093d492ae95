import { paymentMethodIds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import { countHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import type { Refusal } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type CardLimits, cardRefusal, isNearBound } from './card-limits.ts';
import { lockPayer, lockTries, markCardTried, triedCards } from './card-queries.ts';
import { endReservation, type Payment } from '../payment/queries.ts';

/** Who wants to pay, and from where. */
export interface Payer {
  customerId: number;
  /** Of the machine it comes from. */
  address: string;
  cardLimits: CardLimits;
}

/** Under what tries of an address are counted. */
export const askedFromOf = ({ address }: Payer): string => limitKey('card', address);

/** Cards that several processes may be about to try at one moment: they cannot see each other's yet. */
const unseen = 32;

/** Why no card of this customer may be tried now, as far as can be seen. `isNear`: it is to be counted once more, exactly. */
export async function cardStanding(
  db: Database,
  payer: Payer,
  except = 0,
): Promise<{ refusal: Refusal | null; isNear: boolean }> {
  const which = { customerId: payer.customerId, askedFrom: askedFromOf(payer), except };
  const tried = await triedCards(db, which);
  return {
    refusal: cardRefusal(tried, payer.cardLimits),
    isNear: isNearBound(tried, payer.cardLimits, unseen),
  };
}

/**
 * The same exactly, for one at a time: in the transaction that stores the try, as its last statements. Its customer is
 * locked already.
 */
export async function exactCardRefusal(db: Database, payer: Payer, except: number): Promise<Refusal | null> {
  await lockTries(db, askedFromOf(payer));
  return (await cardStanding(db, payer, except)).refusal;
}

/**
 * Before a card is tried for a payment that was begun without one: stores that it is, or says why not. A refused one is not
 * kept for long: its reservation ends.
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
    if (!reason) await markCardTried(trx, id, askedFromOf(payer));
    return { keep: reason === null, outcome: reason };
  });
  if (refusal) await endReservation(db, id);
  return refusal;
}

const reasons: Readonly<Record<string, 'customer' | 'address' | 'shop'>> = {
  cardLimitCustomer: 'customer',
  cardLimitHere: 'address',
  cardLimitShop: 'shop',
};

/** Writes into the audit log that a card was refused, once an hour for whom it is told. Other refusals are not its business. */
export async function noteRefusedCard(db: Database, payer: Payer, { code }: Refusal): Promise<void> {
  const by = reasons[code];
  if (by === undefined) return;
  const whose = { customer: `${payer.customerId}`, address: payer.address, shop: '' };
  if (await countHit(db, limitKey(`cards-told ${by}`, whose[by]), 1, limitSpans.hour))
    await writeAudit(db, customerActor(payer.customerId), 'cards limited', { by });
}
