import { orderStatuses, type OrderStatusId } from '#contract/constants.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;

/** States nobody is shown: reserved until its payment is settled, and given up without one. */
export const hiddenStatuses = { awaitingPayment: 90, voided: 91 } as const;
const { awaitingPayment, voided } = hiddenStatuses;

type StatusId = OrderStatusId | (typeof hiddenStatuses)[keyof typeof hiddenStatuses];

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

/** Where an order may go from where it is (docs/specification.md, 'Order states'). Everything else is refused. */
const allowedTransitions: Readonly<Record<StatusId, readonly StatusId[]>> = {
  [awaitingPayment]: [active, completed, voided],
  [voided]: [active, completed],
  // On delivery, when nobody confirms it.
  [active]: [inProgress, refunded, voided],
  [inProgress]: [completed, refunded],
  [completed]: [returned, refunded],
  [returned]: [refunded],
  [refunded]: [],
};

export const isAllowedTransition = (from: StatusId, to: StatusId): boolean =>
  allowedTransitions[from].includes(to);
