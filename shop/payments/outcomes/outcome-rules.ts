import { oneOrTwo, type PaymentReason } from '#contract/payment-reasons.ts';
import { isPaid, isFinal, canTransition, type PaymentState } from '../payment/payment-states.ts';
import type { OrderStatus } from '#shop/orders/orders.ts';
import type { Charge, Outcome } from '../providers/provider.ts';

/** The data about a payment when an outcome arrives. */
export interface PaymentFacts {
  state: PaymentState;
  amountCents: number;
  currency: string;
  /** Whether the charge belongs to another payment of ours. */
  isChargeOfAnother: boolean;
  /** The status of its order; null if it has none. */
  order: OrderStatus | null;
  /** Whether the shopper waits on the page for this response. False for a check in the background. */
  isShopperWaiting: boolean;
  /**
   * Whether its token was sent with the order, so that the shopper has no payment form, only a bank's
   * challenge to answer.
   */
  hasToken: boolean;
  /** Whether an existing client says that it captured the payment before it sent us the order. */
  capturedByClient: boolean;
  /** Whether the client captured the payment within the last hour. */
  isFresh: boolean;
  /** The reason of the current state. Alerts that were already sent aren't repeated. */
  reason: string;
  /** This shop's id, as stored on its charges. */
  shop: string;
  /** Whether the stock and coupon that a void order needs are still available. */
  mayRestore: boolean;
  /**
   * Whether another order for the same items, started at the same time, replaces it, or the order is already
   * paid.
   */
  isReplaced?: boolean;
  /**
   * What is still due of the balance that it pays, and whether its order is over; null for a payment that isn't for a
   * balance.
   */
  balance?: { openCents: number; isOver: boolean } | null;
  /**
   * Whether staff confirmed the same amount of this customer since the code was created, maybe because they saw
   * this very payment on the account. Only they know whether it is one payment or two.
   */
  mayBeConfirmed?: boolean;
  /** The partial amount received and recorded in the ledger; undefined if there is none. */
  partCents?: number;
  /** The minimum amount accepted as full payment, because staff waive the difference. */
  minCents?: number | undefined;
  /**
   * Whether staff report the payment: an underpaid one waits for the balance, the excess of an overpaid one
   * is refunded, and a mistake changes nothing.
   */
  isSeenByStaff?: boolean;
}

/** The changes that an outcome causes. */
export interface Effect {
  /** The new state; null if it doesn't change. */
  to: PaymentState | null;
  order: 'none' | 'place' | 'void' | 'restore';
  /** The amount to refund, and what it pays of a balance, in cents. */
  backCents: number;
  balanceCents: number;
  /** The amount actually paid in cents, if it differs from the requested amount. */
  amountCents: number | null;
  /** An alert for staff, or '' if there is none. */
  alarm: PaymentReason | '';
  reason: string;
}

const nothing: Effect = {
  to: null,
  order: 'none',
  backCents: 0,
  balanceCents: 0,
  amountCents: null,
  alarm: '',
  reason: '',
};

/** Returns the consequences of a provider's outcome. A pure function. */
export function effectOf(facts: PaymentFacts, outcome: Outcome): Effect {
  if (outcome.state === 'paid') return paidEffect(facts, outcome.charge);
  // The reconciler decides about a payment that the provider doesn't know.
  const to = outcome.state === 'missing' ? 'unknown' : outcome.state;
  if (isFinal(facts.state)) return nothing;
  if (isGoingOn(facts, outcome)) return { ...nothing, to: 'needs_action' };
  if (!canTransition(facts.state, to) || (to === 'unknown' && isStillToPay(facts))) return nothing;
  const reason = 'reason' in outcome ? outcome.reason : '';
  if (to === 'declined' && facts.partCents) return partBack(facts, facts.partCents);
  return { ...nothing, to, order: to === 'declined' && isWaiting(facts) ? 'void' : 'none', reason };
}

/** Returns the partial amount to refund when the order becomes void. */
const partBack = (facts: PaymentFacts, cents: number): Effect => ({
  ...nothing,
  to: 'paid',
  order: isWaiting(facts) ? 'void' : 'none',
  backCents: cents,
  amountCents: cents,
  reason: paidInPart,
});

/** Returns whether the order waits for its payment, with or without reserved stock. */
const isWaiting = ({ order }: PaymentFacts): boolean => order === 'awaiting' || order === 'unreserved';

/**
 * Returns whether the shopper may still pay: a failed background check reveals nothing about a payment in
 * progress.
 */
const isStillToPay = ({ state, isShopperWaiting }: PaymentFacts): boolean =>
  !isShopperWaiting && (state === 'created' || state === 'needs_action');

/**
 * Returns whether this is the only allowed backward change: the outcome was unknown, and the provider now
 * says that it waits for the shopper, who is present. A repeated request then uses the same key.
 */
const isGoingOn = ({ state, isShopperWaiting, hasToken }: PaymentFacts, outcome: Outcome): boolean =>
  state === 'unknown' &&
  isShopperWaiting &&
  outcome.state === 'needs_action' &&
  (!hasToken || outcome.isChallenge === true);

/**
 * The owner of a charge. Payments that we created are ours; the others are identified only by their shop id.
 */
type Owner = 'us' | 'nobody' | 'another shop';
function ownerOf({ capturedByClient, shop }: PaymentFacts, charge: Charge): Owner {
  if (!capturedByClient || (charge.shop !== '' && charge.shop === shop)) return 'us';
  return charge.shop === '' ? 'nobody' : 'another shop';
}

/** The reason for a payment that was received and that only staff can settle. */
export const leftToStaff = 'left to the staff';

/** Returns whether a payment differs from the request. If it was paid by a code, it waits for staff. */
export const isOtherMoney = (reason: string): boolean =>
  reason === 'another amount' || reason === 'another currency';

/** The reason for a payment that was received only in part. */
export const paidInPart = 'paid in part';

/** The reason for a payment whose order was replaced by another one. */
export const paidTwice = 'paid twice';

/** The reason for a payment whose order was over before it arrived. */
const paidLate: PaymentReason = 'paid after the order was void';

/** Returns the effect of a payment received. The first matching rule applies. */
function paidEffect(facts: PaymentFacts, charge: Charge): Effect {
  if (isPaid(facts.state)) return nothing;
  const owner = ownerOf(facts, charge);
  const alarm = mismatch(facts, charge, owner);
  const isOther = charge.amountCents !== facts.amountCents;
  const taken: Effect = { ...nothing, to: 'paid', amountCents: isOther ? charge.amountCents : null };
  const allBack = (reason: PaymentReason | ''): Effect => ({
    ...taken,
    order: isWaiting(facts) ? 'void' : 'none',
    backCents: charge.amountCents,
    reason,
  });
  const tooMuchBack = { backCents: Math.max(0, charge.amountCents - facts.amountCents) };
  if (alarm !== '' && facts.isSeenByStaff) return { ...nothing, alarm };
  if (alarm === 'another amount' && charge.amountCents > 0 && isHonest(facts))
    return owner === 'us' ? allBack(alarm) : refused(facts, leftToStaff);
  if (alarm === 'another amount' && facts.mayBeConfirmed) return refused(facts, oneOrTwo);
  if (alarm !== '') return refused(facts, alarm);
  if (facts.balance && !facts.mayBeConfirmed) {
    const balanceCents = Math.min(charge.amountCents, facts.balance.openCents);
    const backCents = charge.amountCents - balanceCents;
    const noBalance = facts.balance.isOver ? paidLate : paidTwice;
    return { ...taken, balanceCents, backCents, reason: balanceCents > 0 ? '' : noBalance };
  }
  if (facts.order === 'placed' && !facts.balance) return taken;
  const isOwn = !facts.isReplaced && isWaiting(facts) && (facts.order === 'awaiting' || facts.mayRestore);
  if (facts.mayBeConfirmed && !isOwn) return refused(facts, oneOrTwo);
  if (facts.isReplaced) return allBack(paidTwice);
  if (facts.order === 'awaiting') return { ...taken, ...tooMuchBack, order: 'place' };
  const isVoid = facts.order === 'void' || facts.order === 'unreserved';
  if (isVoid && facts.mayRestore) return { ...taken, ...tooMuchBack, order: 'restore' };
  // The payment may belong to another shop on the same account, so only payments that are certainly ours are
  // refunded automatically.
  if (owner !== 'us') return refused(facts, leftToStaff);
  return allBack(isVoid ? paidLate : '');
}

/** Returns the effect of a payment that isn't for this order. Staff are notified once. */
function refused(facts: PaymentFacts, alarm: PaymentReason): Effect {
  if (facts.state === 'declined' && facts.reason === alarm) return nothing;
  const order = canTransition(facts.state, 'declined') && isWaiting(facts) ? 'void' : 'none';
  return { ...nothing, to: 'declined', order, alarm, reason: alarm };
}

/**
 * Returns whether an existing client charged a wallet at a price that has changed since. The payment is
 * refunded, as when the order is refused for any other reason (unmatched-payment.ts). Older payments may
 * belong to another purchase.
 */
const isHonest = ({ capturedByClient, isFresh, order }: PaymentFacts): boolean =>
  capturedByClient && isFresh && order !== 'placed';

/** Returns how the payment differs from the one that we requested. Being genuine isn't enough. */
function mismatch(facts: PaymentFacts, charge: Charge, owner: Owner): PaymentReason | '' {
  if (!charge.isOurs) return 'another payee';
  if (owner === 'another shop') return 'of another shop';
  if (facts.isChargeOfAnother) return 'charge of another payment';
  if (charge.isNot) return charge.isNot;
  if (charge.currency !== facts.currency) return 'another currency';
  const min = facts.minCents ?? facts.amountCents;
  const isEnough = facts.isSeenByStaff && charge.amountCents >= min;
  if (!isEnough && charge.amountCents !== facts.amountCents) return 'another amount';
  return '';
}
