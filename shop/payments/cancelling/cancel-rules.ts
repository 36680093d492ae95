import { orderStatuses } from '#contract/constants.ts';

/** What decides whether its customer may cancel an order. */
export interface OrderToCancel {
  statusId: number;
  isOnDelivery: boolean;
  /** Some of it is files, or all. */
  hasFiles: boolean;
}

/** Of what was paid through a provider; null: nothing was. */
export interface MoneyToReturn {
  /** Paid, and not given back yet, nor asked to be. In cents. */
  leftCents: number;
  isDisputed: boolean;
}

/**
 * `too-late`: somebody has begun to prepare it, or it has ended. `files`: they could be downloaded as soon as it was paid.
 * `unsettled`: its money is disputed, or nobody knows where it is.
 */
export type CancelRefusal = 'too-late' | 'files' | 'unsettled';

/** Why an order cannot be cancelled by its customer; null when it can. */
export function cancelRefusal(
  { statusId, isOnDelivery, hasFiles }: OrderToCancel,
  money: MoneyToReturn | null,
): CancelRefusal | null {
  if (statusId !== orderStatuses.active) return 'too-late';
  if (isOnDelivery) return null;
  if (hasFiles) return 'files';
  return money && money.leftCents > 0 && !money.isDisputed ? null : 'unsettled';
}
