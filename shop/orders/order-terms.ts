import type { PaymentMethodId } from '#contract/constants.ts';
import type { OrderRiel } from '#shop/riel/riel.ts';
import type { Refusal } from './cart.ts';
import type { CartRequestLine } from './cart-json.ts';
import type { ReservationLimits } from './hold-rules.ts';

/** The input that determines whether a cart becomes an order. */
export interface OrderTerms {
  lines: readonly CartRequestLine[];
  /** The coupon code, or '' if there is none. */
  couponCode: string;
  /** The total shown to the shopper, in cents; null if the client doesn't send it. */
  expectedTotalCents: number | null;
  /** The total shown to the shopper in riel. */
  expectedRiel?: number | null;
  /** Whether the customer pays a deposit now, if the shop takes one, and the amount shown as due now, in cents. */
  isDeposit?: boolean;
  /** Whether the balance of a deposit is paid in cash on delivery. */
  isRestInCash?: boolean;
  expectedNowCents?: number | null;
  limits: ReservationLimits;
  methodId: PaymentMethodId;
  /** The selected delivery method. Null or undefined means the cheapest. */
  deliveryWayId?: number | null;
  /** The provider's minimum amount, in cents. Default 1. */
  minCents?: number;
  /** Whether the client has already captured the payment, so that stock isn't reserved for long. */
  isCaptured?: boolean;
}

/**
 * `newTotalCents`, `newRiel`: the current total, if the shopper was shown another one, or another amount in
 * riel. Null if there is none now. `newNowCents`: what is due now, if another amount was shown.
 */
export type OrderRefusal = Refusal & {
  newTotalCents?: number;
  newRiel?: OrderRiel | null;
  newNowCents?: number;
};
