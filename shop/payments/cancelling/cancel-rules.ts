import { orderStatuses } from '#contract/constants.ts';

/** The data that determines whether a customer may cancel an order. */
export interface OrderToCancel {
  statusId: number;
  isOnDelivery: boolean;
  /** Whether some or all items are downloads. */
  hasFiles: boolean;
}

/** The amount paid through a provider; null if there is none. */
export interface RefundDue {
  /** The amount that is paid, and neither refunded nor requested to be, in cents. */
  leftCents: number;
  isDisputed: boolean;
  /** Whether it asks nothing, because the order is on account. */
  isOnAccount?: boolean;
}

/**
 * `too-late`: its preparation has begun, or it is void. `files`: its files were available as soon as it was
 * paid. `unsettled`: its payment is disputed or its status is unknown.
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
  return money && (money.leftCents > 0 || money.isOnAccount) && !money.isDisputed ? null : 'unsettled';
}
