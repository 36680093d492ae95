import type { Place, ProvinceDays } from '#rules/shipping-days.ts';
import type { VatTerms } from '#rules/vat.ts';
import type { DeliveryOffer, FreeDelivery } from '#shop/delivery/delivery.ts';
import type { OrderRiel } from '#shop/riel/riel.ts';
import type { PaymentMethodLimits } from '../payment-limits.ts';
import type { StockUnits } from '../stock-units.ts';
import type { ProductReadModel } from '../cart-queries.ts';
import type { CouponFacts } from '../coupon-queries.ts';
import type { DeliveryMethod } from '../delivery.ts';
import type { DepositFacts } from '../deposit-queries.ts';
import type { AccountTerms } from '../terms-queries.ts';
import type { NewItem, NewOption } from '../line-queries.ts';
import type { OrderTotals } from '../order-queries.ts';
import type { PlaceNames, StoredLine, StoredOrder } from './change-queries.ts';

/** The data that determines whether an order can be edited as requested. */
export interface ChangeFacts {
  order: StoredOrder;
  /** The products of added lines, as currently sold. */
  products: ProductReadModel[];
  coupon: CouponFacts | null;
  /** The terms of a deposit, and the limits of the order's payment method, as they are now. */
  deposit: DepositFacts | null;
  method: PaymentMethodLimits | null;
  /** Those of cash on delivery, with which its balance may be paid. */
  cash: PaymentMethodLimits | null;
  /** The terms on which the customer orders on account; null if they pay at once. */
  account: AccountTerms | null;
  /** Delivery methods for its province; null if the shop has none. */
  offers: DeliveryOffer[] | null;
  freeDeliveries: FreeDelivery[];
  /** The destination; null if unknown. */
  place: Place | null;
  provinceDays: ProvinceDays | null;
  /** Names of the new address; null if it is unchanged or the place doesn't exist. */
  places: PlaceNames | null;
}

/** A line of the edited order. `itemId` is null for an added line. */
export interface PlannedLine extends NewItem {
  itemId: number | null;
  /** Whether its colors and sizes differ from those ordered, or the numbers of them. */
  isEdited: boolean;
  /** Whether its pieces get another price that was agreed. */
  isRepriced: boolean;
  /** The price of a piece that was agreed, and the one of the new quantity, if staff choose between them. */
  agreed?: { cents: number; byQuantityCents: number } | undefined;
  /** The print options that are added to it, if it stays. */
  prints?: readonly NewOption[];
  /** Whether the edit takes it beyond the stock, so that it waits behind others. */
  waitsAnew: boolean;
  shippingDays: string;
  extraDays: number;
}

/** The edited order. Amounts are in cents. */
export interface ChangePlan {
  lines: PlannedLine[];
  out: StoredLine[];
  totals: OrderTotals;
  /** The order's coupon if it still applies, otherwise null. */
  couponCode: string | null;
  /** The deposit in cents that the rule requires because the edit raises the total; otherwise null. */
  depositCents: number | null;
  /** The VAT of the day the order was placed; null if it was off. */
  vat: VatTerms | null;
  riel: OrderRiel | null;
  delivery: DeliveryMethod | null;
  /** Days from placing to arrival; '' if unknown. */
  promisedDays: string;
  methods: DeliveryMethod[];
  places: PlaceNames | null;
  /** The units of all lines after the edit, which are taken from stock, and of those before it, as negative quantities. */
  units: StockUnits[];
}
