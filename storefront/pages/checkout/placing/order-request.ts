import type { PaymentMethodId } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { giftToOrder } from '#storefront/kept/kept-gift.ts';
import type { User } from '#storefront/state/stored-user.ts';

/** What is ordered, by whom, as it was shown. */
export interface Wish {
  user: User;
  /** `cartJsonData` as priced. */
  cart: string;
  couponCode: string;
  /** In dollars, as shown. */
  total: number;
  /** The same in riel, as shown; null: it was not. */
  riel: number | null;
  note: string;
  /** The same cart: how it is brought (undefined: that is not chosen here) and in how many days. */
  priced: Pick<PricedCart, 'DeliveryWayId' | 'ShippingDays'>;
}

/** What every call that makes an order takes (specification §7). */
export const orderRequest = (
  { user, cart, couponCode, total, riel, note, priced: { DeliveryWayId } }: Wish,
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
  ...(DeliveryWayId !== undefined && { DeliveryWayId }),
  ...giftToOrder(user.UserID),
  languageCode,
});

/** An answer may take its time (a duplicate of the order is waited for); one that takes longer is given up, its key kept. */
export const patience = (ms = 30_000): AbortSignal => AbortSignal.timeout(ms);
