import type { PaymentMethodId } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { giftToOrder } from '#storefront/synced-lists/stored-gift.ts';
import type { User } from '#storefront/state/stored-user.ts';

/** The order request as it was shown to the customer. */
export interface Wish {
  user: User;
  /** `cartJsonData` as priced. */
  cart: string;
  couponCode: string;
  /** In dollars, as shown. */
  total: number;
  /** The same in riel, as shown; null if it was not shown. */
  riel: number | null;
  note: string;
  /** The cart's delivery method (undefined if it can't be selected) and delivery days. */
  priced: Pick<PricedCart, 'DeliveryWayId' | 'ShippingDays'>;
}

/** The input of every call that creates an order (specification §7). */
export const orderRequest = (
  { user, cart, couponCode, total, riel, note, priced: { DeliveryWayId: DeliveryMethodId } }: Wish,
  method: PaymentMethodId,
  languageCode: LanguageCode,
) => ({
  UserID: user.UserID,
  OrderNote: note,
  cartJsonData: cart,
  CouponCode: couponCode,
  PaymentMethod: method,
  ExpectedTotal: total,
  ...(riel !== null && { ExpectedRiel: riel }),
  ...(DeliveryMethodId !== undefined && { DeliveryWayId: DeliveryMethodId }),
  ...giftToOrder(user.UserID),
  languageCode,
});

/**
 * The timeout of an order call in ms. Long, because a duplicate order waits for the first. After it the key is kept.
 */
export const timeoutMs = (ms = 30_000): AbortSignal => AbortSignal.timeout(ms);
