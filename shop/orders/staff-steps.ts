import { orderStatuses } from '#contract/constants.ts';
import {
  decideTransition,
  hiddenStatuses,
  type OrderToMove,
  type StatusId,
  type Transition,
  type TransitionRefusal,
} from './status-transitions.ts';

const { inProgress, completed, returned, refunded } = orderStatuses;
const { awaitingPayment, voided } = hiddenStatuses;

/** What the staff does to an order by hand, and where that takes it. */
const steps = {
  prepare: inProgress,
  complete: completed,
  return: returned,
  /** Nobody has paid, nobody will: of an order on delivery. */
  cancel: voided,
  /** What was paid on delivery was given back by hand. Other money goes back through its provider (shop/payments). */
  refunded,
} as const;

export type StaffStep = keyof typeof steps;
export const staffSteps = Object.keys(steps) as StaffStep[];

export type StepPlan = Transition & { to: StatusId };

/** What follows from a step, or why it cannot be taken: `changeOrderStatus` takes it. */
export function planStep(order: OrderToMove, step: StaffStep): StepPlan | TransitionRefusal {
  const { statusId, isOnDelivery } = order;
  // What waits for its payment ends by itself.
  if (statusId === awaitingPayment || statusId === voided) return 'not-allowed';
  const decided = decideTransition(order, steps[step]);
  if (step === 'refunded' && !isOnDelivery && typeof decided !== 'string') return 'by-provider';
  return decided;
}

/** The steps that can be taken with an order. */
export const possibleSteps = (order: OrderToMove): StaffStep[] =>
  staffSteps.filter((step) => typeof planStep(order, step) !== 'string');
