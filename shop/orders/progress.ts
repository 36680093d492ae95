import { orderStatuses } from '#contract/constants.ts';
import { hiddenStatuses, type StatusId } from './status-transitions.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;

/** Where an order can be; `ready`: its files can be downloaded, in place of the last three of goods. */
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
  /** `done`: it happened; `now`: it goes on; `next`: not yet. */
  state: 'done' | 'now' | 'next';
  /** When it was reached; null: not yet, or nobody noted it. */
  at: Date | null;
}

/** What is known of the way of an order. */
export interface OrderWay {
  statusId: StatusId;
  placedAt: Date;
  sentAt: Date | null;
  /** It is files alone. */
  isDownload: boolean;
  /** It is paid by a transfer, which comes before anything else. */
  isTransfer: boolean;
  /** The statuses it got, oldest first. */
  changes: readonly { to: StatusId; at: Date }[];
}

/** The way of an order in steps, each with its time, as far as the database knows it. */
export function progressOf({
  statusId,
  placedAt,
  sentAt,
  isDownload,
  isTransfer,
  changes,
}: OrderWay): Progress[] {
  const reached = (to: StatusId): Date | null => changes.find((change) => change.to === to)?.at ?? null;
  const placed: Progress = { step: 'received', state: 'done', at: placedAt };
  const paidAt = changes.find(({ to }) => to < hiddenStatuses.awaitingPayment)?.at ?? null;
  const isOver = statusId === completed || statusId === returned || reached(completed) !== null;
  const isEnded = (statusId === refunded || statusId === hiddenStatuses.voided) && !isOver;
  const transfer: Progress = { step: 'transfer', state: paidAt ? 'done' : 'now', at: paidAt };
  const begun = isTransfer && (paidAt !== null || !isEnded) ? [placed, transfer] : [placed];
  const preparedAt = reached(inProgress);
  const completedAt = reached(completed);
  if (isEnded) {
    const at = changes.findLast(({ to }) => to === statusId)?.at ?? null;
    const prepared: Progress[] = preparedAt ? [{ step: 'preparing', state: 'done', at: preparedAt }] : [];
    return [...begun, ...prepared, { step: 'cancelled', state: 'done', at }];
  }
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

/** Whether an order is on its way to its customer, or will be. */
export const isUnderWay = (statusId: number): boolean => statusId === active || statusId === inProgress;
