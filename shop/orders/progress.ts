import { orderStatuses } from '#contract/constants.ts';
import { hiddenStatuses, type StatusId } from './status-transitions.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;

/**
 * The steps of an order. `ready` means that its files can be downloaded; it replaces the last three steps of
 * physical items.
 */
export const progressSteps = [
  'received',
  'transfer',
  'preparing',
  'sent',
  'delivered',
  'ready',
  'returned',
  'cancelled',
] as const;
export type ProgressStep = (typeof progressSteps)[number];

export interface Progress {
  step: ProgressStep;
  /** `done`: completed; `now`: in progress; `next`: not started. */
  state: 'done' | 'now' | 'next';
  /** When the step was reached; null if not yet, or unknown. */
  at: Date | null;
}

/** The data that determines an order's progress. */
export interface OrderMethod {
  statusId: StatusId;
  placedAt: Date;
  sentAt: Date | null;
  /** Whether the order contains only downloads. */
  isDownload: boolean;
  /** Whether it is paid by bank transfer. The transfer is then the first step. */
  isTransfer: boolean;
  /** The order's status changes, oldest first. */
  changes: readonly { to: StatusId; at: Date }[];
}

/** Returns the steps of an order, each with its time if the database has it. */
export function progressOf({
  statusId,
  placedAt,
  sentAt,
  isDownload,
  isTransfer,
  changes,
}: OrderMethod): Progress[] {
  const reached = (to: StatusId): Date | null => changes.find((change) => change.to === to)?.at ?? null;
  const placed: Progress = { step: 'received', state: 'done', at: placedAt };
  const paidAt = changes.find(({ to }) => to < hiddenStatuses.awaitingPayment)?.at ?? null;
  const isOver = statusId === completed || statusId === returned || reached(completed) !== null;
  const isEnded = (statusId === refunded || statusId === hiddenStatuses.voided) && !isOver;
  const transfer: Progress = { step: 'transfer', state: paidAt ? 'done' : 'now', at: paidAt };
  const begun = isTransfer && (paidAt !== null || !isEnded) ? [placed, transfer] : [placed];
  const preparedAt = reached(inProgress);
  const completedAt = reached(completed);
  if (isEnded) return [...begun, ...endedSteps(changes, statusId, preparedAt)];
  if (isDownload) return [...begun, { step: 'ready', state: isOver ? 'done' : 'next', at: completedAt }];
  const isPrepared = isOver || statusId === inProgress;
  const after = (isReached: boolean, isLeft: boolean): Progress['state'] => {
    if (!isReached) return 'next';
    return isLeft ? 'done' : 'now';
  };
  return [
    ...begun,
    { step: 'preparing', state: after(isPrepared, isOver || sentAt !== null), at: preparedAt },
    { step: 'sent', state: after(isOver || sentAt !== null, isOver), at: sentAt },
    { step: 'delivered', state: isOver ? 'done' : 'next', at: completedAt },
    ...(reached(returned) ? [{ step: 'returned', state: 'done', at: reached(returned) } as const] : []),
  ];
}

function endedSteps(
  changes: OrderMethod['changes'],
  statusId: StatusId,
  preparedAt: Date | null,
): Progress[] {
  const at = changes.findLast(({ to }) => to === statusId)?.at ?? null;
  const prepared: Progress[] = preparedAt ? [{ step: 'preparing', state: 'done', at: preparedAt }] : [];
  return [...prepared, { step: 'cancelled', state: 'done', at }];
}

/** Returns whether an order is active, shipped or not. */
export const isInProgress = (statusId: number): boolean => statusId === active || statusId === inProgress;
