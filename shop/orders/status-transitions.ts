import { orderStatuses, type OrderStatusId } from '#contract/constants.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;

/** Where an order may go from where it is (docs/specification.md, 'Order states'). Everything else is refused. */
const allowedTransitions: Readonly<Record<OrderStatusId, readonly OrderStatusId[]>> = {
  [active]: [inProgress, refunded],
  [inProgress]: [completed, refunded],
  [completed]: [returned],
  [returned]: [refunded],
  [refunded]: [],
};

export const isAllowedTransition = (from: OrderStatusId, to: OrderStatusId): boolean =>
  allowedTransitions[from].includes(to);
