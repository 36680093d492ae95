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

/** The steps that staff take manually, and the status to which each leads. */
const steps = {
  prepare: inProgress,
  complete: completed,
  return: returned,
  /** Cancels an order without a payment. */
  cancel: voided,
  /** A cash payment was refunded manually. Other payments are refunded through their provider (shop/payments). */
  refunded,
} as const;

export type StaffStep = keyof typeof steps;
export const staffSteps = Object.keys(steps) as StaffStep[];

export type StepPlan = Transition & { to: StatusId };

/** Plans a step, or returns why it can't be taken. `changeOrderStatus` performs it. */
export function planStep(order: OrderToMove, step: StaffStep): StepPlan | TransitionRefusal {
  const { statusId } = order;
  const isWithoutProvider = order.isOnDelivery || (order.isUnpaidAccount === true && statusId === returned);
  // Orders that await payment expire by themselves.
  if (statusId === awaitingPayment || statusId === voided) return 'not-allowed';
  const decided = decideTransition(order, steps[step]);
  if (step === 'refunded' && !isWithoutProvider && typeof decided !== 'string') return 'by-provider';
  return decided;
}

export const possibleSteps = (order: OrderToMove): StaffStep[] =>
  staffSteps.filter((step) => typeof planStep(order, step) !== 'string');
