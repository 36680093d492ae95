import { hiddenOrderStatuses, orderStatuses, type OrderStatusId } from '#contract/constants.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;

export const hiddenStatuses = hiddenOrderStatuses;
const { awaitingPayment, voided } = hiddenStatuses;

export type StatusId = OrderStatusId | (typeof hiddenStatuses)[keyof typeof hiddenStatuses];

/** The statuses in which work on an order hasn't begun: its prints may change. In SQL: `is_before_work`. */
export const statusesBeforeWork: readonly number[] = [active, awaitingPayment];
/** The statuses of orders that are neither completed nor ended. In SQL: `is_open_order`. */
export const openStatuses: readonly number[] = [...statusesBeforeWork, inProgress];

/**
 * What remains to be done for an order, as text for staff. Null if it is closed and needs no shipment or
 * refund.
 */
export const openness: Readonly<Record<StatusId, string | null>> = {
  [awaitingPayment]: 'awaiting its payment',
  [voided]: null,
  [active]: 'active',
  [inProgress]: 'in progress',
  [completed]: null,
  [returned]: 'returned, not refunded',
  [refunded]: null,
};

/** A transition between two statuses: the orders to which it applies, and its consequences. */
export interface Transition {
  /** Restricts it to orders paid through a provider, or to those paid on delivery. Default: all. */
  only?: 'by provider' | 'on delivery';
  /** Whether its stock is returned: always, or only if staff confirm that the items are back. */
  stock?: 'back' | 'back if asked';
  /** Whether its coupon can be used again. */
  couponBack?: true;
  /**
   * Whether stock and coupon, which were released in the meantime, are taken again. If they can't be, the
   * transition fails.
   */
  takesAgain?: true;
  /** The email to the customer. */
  mail?: 'orderInProgress' | 'orderCompleted' | 'orderReturned' | 'orderCancelled';
}

/** The order was paid. A separate email reports the payment (shop/payments). */
const placed: Transition = { only: 'by provider' };
/** The transition of an order that was void before its payment arrived. */
const restored: Transition = { ...placed, takesAgain: true };

/** The allowed status transitions (docs/specification.md, 'Order states'). All others are refused. */
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

/** The data that determines which transitions an order allows. */
export interface OrderToMove {
  statusId: StatusId;
  isOnDelivery: boolean;
  /** Whether it is on account and has no payment yet, so that it ends without a refund. */
  isUnpaidAccount?: boolean;
  /** Whether it contains only downloads. */
  isDownload: boolean;
  /** Whether it is a new customer's order on delivery that hasn't been confirmed. */
  isUnconfirmed: boolean;
  /** Whether some of its parcels have left, but not everything. */
  isPartlySent: boolean;
}

/**
 * `not-allowed`: no order allows this transition. `by-provider`, `on-delivery`: orders paid this way don't allow it.
 * `unconfirmed`: the order has to be confirmed first, because staff shouldn't pack an order that may be unwanted.
 */
export type TransitionRefusal = 'not-allowed' | 'by-provider' | 'on-delivery' | 'unconfirmed';

/**
 * Decides whether an order may get a status, and the consequences, or returns the refusal. Orders that
 * contain only downloads are completed as soon as they are paid.
 */
export function decideTransition(
  { statusId, isOnDelivery, isUnpaidAccount, isDownload, isUnconfirmed, isPartlySent }: OrderToMove,
  target: StatusId,
): (Transition & { to: StatusId }) | TransitionRefusal {
  const isPlaced = isHidden(statusId) && target === active;
  const to = isPlaced && isDownload ? completed : target;
  const transition = transitionOf(statusId, to);
  if (!transition || (isHidden(statusId) && to === completed && !isDownload)) return 'not-allowed';
  if (transition.only === 'on delivery' && !isOnDelivery && !isUnpaidAccount) return 'by-provider';
  if (transition.only === 'by provider' && isOnDelivery) return 'on-delivery';
  if (isUnconfirmed && to === inProgress) return 'unconfirmed';
  // What hasn't left can't have arrived.
  if (isPartlySent && to === completed) return 'not-allowed';
  return { ...transition, to };
}

const isHidden = (status: StatusId): boolean => status === awaitingPayment || status === voided;
