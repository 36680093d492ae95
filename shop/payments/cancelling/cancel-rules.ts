import { orderStatuses } from '#contract/constants.ts';

/** The facts that decide whether a customer may cancel an order. */
export interface OrderToCancel {
  statusId: number;
  isOnDelivery: boolean;
  /** Some or all items are downloads. */
  hasFiles: boolean;
}

/** What was paid through a provider. Null if nothing. */
export interface RefundDue {
  /** Paid, and neither refunded nor requested to be. In cents. */
  leftCents: number;
  isDisputed: boolean;
}

/**
 * `too-late`: its preparation has begun, or it has ended. `files`: its files were available as soon as it was paid.
 * `unsettled`: its payment is disputed or its status is unknown.
 */
export type CancelRefusal = 'too-late' | 'files' | 'unsettled';

/** Returns why a customer can't cancel an order, or null if they can. */
export function cancelRefusal(
  { statusId, isOnDelivery, hasFiles }: OrderToCancel,
  money: RefundDue | null,
): CancelRefusal | null {
  if (statusId !== orderStatuses.active) return 'too-late';
  if (isOnDelivery) return null;
  if (hasFiles) return 'files';
  return money && money.leftCents > 0 && !money.isDisputed ? null : 'unsettled';
}
