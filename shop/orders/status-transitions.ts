import { hiddenOrderStatuses, orderStatuses, type OrderStatusId } from '#contract/constants.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;

export const hiddenStatuses = hiddenOrderStatuses;
const { awaitingPayment, voided } = hiddenStatuses;

export type StatusId = OrderStatusId | (typeof hiddenStatuses)[keyof typeof hiddenStatuses];

/** What still has to come of an order, in words for the staff; null: it is closed, nothing is to be sent or paid back. */
export const openness: Readonly<Record<StatusId, string | null>> = {
  [awaitingPayment]: 'awaiting its payment',
  [voided]: null,
  [active]: 'active',
  [inProgress]: 'in progress',
  [completed]: null,
  [returned]: 'returned, not refunded',
  [refunded]: null,
};

/** One way from a status to another: whose it is, and what follows. */
export interface Transition {
  /** Only orders whose money comes through a provider, or only those that are paid on delivery; left out: all. */
  only?: 'by provider' | 'on delivery';
  /** The stock it took is free again: by itself, or where the staff says that the goods are back on the shelf. */
  stock?: 'back' | 'back if asked';
  /** Its coupon may be used again. */
  couponBack?: true;
  /** Stock and coupon were given back meanwhile: they are taken once more, or it does not go. */
  takesAgain?: true;
  /** What the customer is told. */
  mail?: 'orderInProgress' | 'orderCompleted' | 'orderReturned' | 'orderCancelled';
}

/** It is paid. What came of its money is told by a mail of its own (shop/payments). */
const placed: Transition = { only: 'by provider' };
/** The same for one that was given up before its money came. */
const restored: Transition = { ...placed, takesAgain: true };

/** Where an order may go from where it is (docs/specification.md, 'Order states'). Everything else is refused. */
const transitions: Readonly<Record<StatusId, Partial<Record<StatusId, Transition>>>> = {
  [awaitingPayment]: {
    [active]: placed,
    [completed]: placed,
    [voided]: { only: 'by provider', stock: 'back', couponBack: true },
  },
  [voided]: { [active]: restored, [completed]: restored },
  [active]: {
    [inProgress]: { mail: 'orderInProgress' },
    [refunded]: { only: 'by provider', stock: 'back', couponBack: true },
    [voided]: { only: 'on delivery', stock: 'back', couponBack: true, mail: 'orderCancelled' },
  },
  [inProgress]: {
    [completed]: { mail: 'orderCompleted' },
    [refunded]: { only: 'by provider' },
    [voided]: { only: 'on delivery', stock: 'back if asked', couponBack: true, mail: 'orderCancelled' },
  },
  [completed]: { [returned]: { mail: 'orderReturned', stock: 'back if asked' }, [refunded]: {} },
  [returned]: { [refunded]: {} },
  [refunded]: {},
};

export const transitionOf = (from: StatusId, to: StatusId): Transition | null =>
  transitions[from][to] ?? null;

/** What of an order decides where it may go. */
export interface OrderToMove {
  statusId: StatusId;
  isOnDelivery: boolean;
  /** It is files alone. */
  isDownload: boolean;
  /** A new customer's order on delivery that hasn't been confirmed. */
  isUnconfirmed: boolean;
}

/**
 * `not-allowed`: no order may go that way. `by-provider`, `on-delivery`: orders paid this way may not. `unconfirmed`: the order has
 * to be confirmed first, because nobody packs what nobody may want.
 */
export type TransitionRefusal = 'not-allowed' | 'by-provider' | 'on-delivery' | 'unconfirmed';

/** Whether an order may go to a status, and what follows; or why not. Files alone are completed as soon as they are paid. */
export function decideTransition(
  { statusId, isOnDelivery, isDownload, isUnconfirmed }: OrderToMove,
  target: StatusId,
): (Transition & { to: StatusId }) | TransitionRefusal {
  const isPlaced = isHidden(statusId) && target === active;
  const to = isPlaced && isDownload ? completed : target;
  const transition = transitionOf(statusId, to);
  if (!transition || (isHidden(statusId) && to === completed && !isDownload)) return 'not-allowed';
  if (transition.only === 'on delivery' && !isOnDelivery) return 'by-provider';
  if (transition.only === 'by provider' && isOnDelivery) return 'on-delivery';
  if (isUnconfirmed && to === inProgress) return 'unconfirmed';
  return { ...transition, to };
}

const isHidden = (status: StatusId): boolean => status === awaitingPayment || status === voided;
