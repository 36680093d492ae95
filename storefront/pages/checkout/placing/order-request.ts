import type { PaymentMethodId } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { giftToOrder } from '#storefront/cart/stored-gift.ts';
import type { StoredCompany } from '#storefront/cart/company-fields.tsx';
import { companyEntry } from '#storefront/state/checkout-draft.ts';
import { readTab } from '#web/tab-storage.ts';
import type { User } from '#storefront/state/stored-user.ts';

/** The order as shown to the customer who requests it. */
export interface OrderRequest {
  user: User;
  /** The priced cart, as `cartJsonData`. */
  cart: string;
  couponCode: string;
  /** The shown total in dollars. */
  total: number;
  /** The deposit that is paid now, in dollars; null if everything is paid. */
  deposit: number | null;
  /** Whether the rest of a deposit is paid in cash on delivery. */
  isRestInCash: boolean;
  /** The shown total in riel; null if it was not shown. */
  riel: number | null;
  note: string;
  /** The cart's delivery method (undefined if it can't be chosen) and delivery days. */
  priced: Pick<PricedCart, 'DeliveryWayId' | 'DeliveryWays' | 'ShippingDays' | 'NeedsApproval'>;
}

/** Returns the input of every call that creates an order (specification §7). */
export const orderRequest = (
  {
    user,
    cart,
    couponCode,
    total,
    deposit,
    isRestInCash,
    riel,
    note,
    priced: { DeliveryWayId: DeliveryMethodId },
  }: OrderRequest,
  method: PaymentMethodId,
  languageCode: LanguageCode,
) => ({
  UserID: user.UserID,
  OrderNote: note,
  cartJsonData: cart,
  CouponCode: couponCode,
  PaymentMethod: method,
  ExpectedTotal: total,
  ...(deposit !== null && { Deposit: true, ExpectedDueNow: deposit }),
  ...(deposit !== null && isRestInCash && { BalanceInCash: true }),
  ...(riel !== null && { ExpectedRiel: riel }),
  ...(DeliveryMethodId !== undefined && { DeliveryWayId: DeliveryMethodId }),
  ...giftToOrder(user.UserID),
  ...companyOf(user.UserID),
  ...visit(),
  languageCode,
});

/** Returns the company that the customer entered in this tab (storefront/cart/company-fields.tsx). */
function companyOf(user: number): { Company?: StoredCompany } {
  const stored = readTab(companyEntry) as { user: number; Company: StoredCompany } | null;
  return stored?.user === user ? { Company: stored.Company } : {};
}

/** Returns the campaign that began the visit (storefront/entry.browser.tsx). */
function visit(): { Visit?: { Source: string; Medium: string; Campaign: string } } {
  const stored = readTab('kado.visit');
  const query = new URLSearchParams(typeof stored === 'string' ? stored : '');
  const value = (name: string) => query.get(`utm_${name}`)?.slice(0, 60) ?? '';
  const Source = value('source');
  return Source === '' ? {} : { Visit: { Source, Medium: value('medium'), Campaign: value('campaign') } };
}

/**
 * Returns a signal for the timeout of an order call, in ms. It is long, because a duplicate order waits for
 * the first. The key outlives it.
 */
export const timeoutSignal = (ms = 30_000): AbortSignal => AbortSignal.timeout(ms);
