import type { PaymentReason } from '#contract/payment-reasons.ts';
import { isPaid, isSettled, mayBecome, type PaymentState } from '../payment/payment-states.ts';
import type { OrderStanding } from '#shop/orders/orders.ts';
import type { Charge, Outcome } from '../providers/provider.ts';

/** What is known of a payment when an outcome comes in. */
export interface PaymentFacts {
  state: PaymentState;
  amountCents: number;
  currency: string;
  /** The charge belongs to another payment of ours. */
  isChargeOfAnother: boolean;
  /** Of its order; null: it has none. */
  order: OrderStanding | null;
  /** The shopper waits at the screen for this answer; false: it was a look in the background. */
  isShopperWaiting: boolean;
  /** Its token was sent with the order: the shopper has no form to pay in, only a bank's question to answer. */
  hasToken: boolean;
  /** An existing client says it has taken the money, before it told us what for. */
  capturedByClient: boolean;
  /** The client's money was taken within the last hour. */
  isFresh: boolean;
  /** Why it is as it is; what was told already is not told again. */
  reason: string;
  /** This shop's id, as its charges carry it. */
  shop: string;
  /** What a void order needs is still to be had. */
  mayRestore: boolean;
  /** Another order for the same goods, begun at the same time, stands in its place; or the order is paid already. */
  isReplaced?: boolean;
  /** What of it has come, and is in the books, though not all of it; left out: nothing. */
  partCents?: number;
  /** So little is taken for all of it, for a person says that the shop bears what is missing. */
  leastCents?: number | undefined;
  /** A person says what came: too little waits for the rest, of too much the rest goes back, a mistake changes nothing. */
  isSeenByStaff?: boolean;
}

/** What an outcome changes. */
export interface Effect {
  /** null: nothing is news. */
  to: PaymentState | null;
  order: 'none' | 'place' | 'void' | 'restore';
  /** What of the money goes back, in cents. */
  backCents: number;
  /** What was really paid, where it is not what was asked for; in cents. */
  amountCents: number | null;
  /** What the staff should look at; '' for nothing. */
  alarm: PaymentReason | '';
  reason: string;
}

const nothing: Effect = { to: null, order: 'none', backCents: 0, amountCents: null, alarm: '', reason: '' };

/** What follows from what a provider said. Pure. */
export function effectOf(facts: PaymentFacts, outcome: Outcome): Effect {
  if (outcome.state === 'paid') return paidEffect(facts, outcome.charge);
  // The reconciler decides what to make of a payment the provider does not know.
  const to = outcome.state === 'missing' ? 'unknown' : outcome.state;
  if (isSettled(facts.state)) return nothing;
  if (isGoingOn(facts, outcome)) return { ...nothing, to: 'needs_action' };
  if (!mayBecome(facts.state, to) || (to === 'unknown' && isStillToPay(facts))) return nothing;
  const reason = 'reason' in outcome ? outcome.reason : '';
  if (to === 'declined' && facts.partCents) return partBack(facts, facts.partCents);
  return { ...nothing, to, order: to === 'declined' && isWaiting(facts) ? 'void' : 'none', reason };
}

/** What came of it was had, and goes back with its order. */
const partBack = (facts: PaymentFacts, cents: number): Effect => ({
  ...nothing,
  to: 'paid',
  order: isWaiting(facts) ? 'void' : 'none',
  backCents: cents,
  amountCents: cents,
  reason: paidInPart,
});

/** For its money, whether anything is kept for it or not. */
const isWaiting = ({ order }: PaymentFacts): boolean => order === 'awaiting' || order === 'unreserved';

/** A look that failed in the background says nothing of a payment the shopper is still making. */
const isStillToPay = ({ state, isShopperWaiting }: PaymentFacts): boolean =>
  !isShopperWaiting && (state === 'created' || state === 'needs_action');

/**
 * The one way back: nobody knew what came of it, and the provider says now that it waits for the shopper, who is here. What
 * is asked again then is asked under the same key.
 */
const isGoingOn = ({ state, isShopperWaiting, hasToken }: PaymentFacts, outcome: Outcome): boolean =>
  state === 'unknown' &&
  isShopperWaiting &&
  outcome.state === 'needs_action' &&
  (!hasToken || outcome.isChallenge === true);

/** Whose money it is: what we have announced ourselves is ours; of the rest only the mark can tell. */
type Owner = 'us' | 'nobody' | 'another shop';
function ownerOf({ capturedByClient, shop }: PaymentFacts, charge: Charge): Owner {
  if (!capturedByClient || (charge.shop !== '' && charge.shop === shop)) return 'us';
  return charge.shop === '' ? 'nobody' : 'another shop';
}

/** Of a payment whose money came, and which only the staff can end. */
export const leftToStaff = 'left to the staff';

/** Of a payment whose money came and is not what was asked for: where it was paid by a code, it waits for the staff. */
export const isOtherMoney = (reason: string): boolean =>
  reason === 'another amount' || reason === 'another currency';

/** Of a payment of which a part came, and not the rest. */
export const paidInPart = 'paid in part';

/** Of a payment in whose place another order stands. */
export const paidTwice = 'paid twice';

/** What money does that came: the first of these that fits. */
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
  if (alarm !== '') return refused(facts, alarm);
  if (facts.isReplaced && facts.order !== 'placed') return allBack(paidTwice);
  if (facts.order === 'awaiting') return { ...taken, ...tooMuchBack, order: 'place' };
  if (facts.order === 'placed') return taken;
  const isVoid = facts.order === 'void' || facts.order === 'unreserved';
  if (isVoid && facts.mayRestore) return { ...taken, ...tooMuchBack, order: 'restore' };
  // It may have bought something in another shop on the same account: only what is surely ours goes back by itself.
  if (owner !== 'us') return refused(facts, leftToStaff);
  return allBack(isVoid ? 'paid after the order was void' : '');
}

/** The money is not for this order; the staff hear of it, once. */
function refused(facts: PaymentFacts, alarm: PaymentReason): Effect {
  const isNews = mayBecome(facts.state, 'declined');
  const order = isNews && isWaiting(facts) ? 'void' : 'none';
  const isTold = facts.state === 'declined' && facts.reason === alarm;
  return {
    ...nothing,
    to: isNews ? 'declined' : null,
    order,
    alarm: isTold ? '' : alarm,
    reason: isNews ? alarm : '',
  };
}

/**
 * An existing client's wallet was charged a price that has changed since: it goes back as it does when the order is refused
 * for any other reason (unmatched-payment.ts). Older money may have bought something elsewhere.
 */
const isHonest = ({ capturedByClient, isFresh, order }: PaymentFacts): boolean =>
  capturedByClient && isFresh && order !== 'placed';

/** Genuine is not enough: it must be the money we asked for. */
function mismatch(facts: PaymentFacts, charge: Charge, owner: Owner): PaymentReason | '' {
  if (!charge.isOurs) return 'another payee';
  if (owner === 'another shop') return 'of another shop';
  if (facts.isChargeOfAnother) return 'charge of another payment';
  if (charge.isNot) return charge.isNot;
  if (charge.currency !== facts.currency) return 'another currency';
  const least = facts.leastCents ?? facts.amountCents;
  const isEnough = facts.isSeenByStaff && charge.amountCents >= least;
  if (!isEnough && charge.amountCents !== facts.amountCents) return 'another amount';
  return '';
}
