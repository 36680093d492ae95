import { currency } from '#contract/constants.ts';
import { formatCents, sumCents } from '#rules/money.ts';
import type { Refusal, ShopLine } from './cart.ts';
import type { CustomerOrders } from './customer-orders-queries.ts';

/**
 * How much stock unpaid orders may reserve (docs/internals/orders.md). A new customer is one
 * without a delivered order. Amounts are in cents, shares in percent.
 */
export interface ReservationLimits {
  /** Maximum orders on delivery that one customer may place per day in the shop's time zone. */
  dailyCap: number;
  /** Limits on a customer's active orders on delivery. */
  newcomer: ReservedOrder;
  known: ReservedOrder;
  /**
   * Hours after which a new customer's unconfirmed order on delivery expires. 0 if no confirmation is needed.
   */
  confirmHours: number;
  /** What all new customers at one IP address may reserve together. */
  address: {
    orders: number;
    /**
     * Shares of the value of the tracked stock: for all their orders, and for those paid on delivery or by
     * bank transfer.
     */
    share: number;
    cashShare: number;
    /** Share of the units of one product. */
    productShare: number;
  };
  /**
   * Share of the value of the tracked stock that all new customers at all IP addresses may reserve together.
   */
  allShare: number;
}

interface ReservedOrder {
  orders: number;
  cents: number;
}

/**
 * Returns why a customer may not place this order on delivery, or null if they may. `cents` is the value of the items
 * before a coupon.
 */
export function customerRefusal(
  customer: Omit<CustomerOrders, 'awaitingPayment' | 'unpaidCents' | 'paidCents'>,
  cents: number,
  limits: ReservationLimits,
): Refusal | null {
  const maxOpen = customer.isKnown ? limits.known : limits.newcomer;
  if (customer.cashOrdersToday >= limits.dailyCap) return { code: 'cashLimitReached' };
  if (customer.openCashOrders >= maxOpen.orders)
    return { code: 'cashLimitOrders', values: { n: customer.openCashOrders } };
  if (customer.openCashCents + cents > maxOpen.cents)
    return { code: 'cashLimitValue', values: { total: `${currency.symbol}${formatCents(maxOpen.cents)}` } };
  return null;
}

/** What new customers at one IP address have reserved, and the remaining stock. */
export interface HeldFromAddress {
  orders: number;
  cents: number;
  /** The part reserved by cash-on-delivery orders and orders awaiting a bank transfer. */
  cashCents: number;
  /** The value of the tracked stock, including what is reserved (`stockValue`). */
  wholeCents: number;
  /** What all new customers at all IP addresses have reserved. */
  allCents: number;
  /**
   * The order's tracked products: units reserved from this IP address, available units, and whether the order
   * would take the last unit while another customer's payment for it is open, reserved or not.
   */
  products: readonly { productId: number; held: number; stock: number; isSought?: boolean }[];
}

export type HeldLine = Pick<
  ShopLine,
  'productId' | 'names' | 'quantity' | 'stock' | 'basePriceCents' | 'expectedOn'
>;

/**
 * Returns the value of the tracked stock that an order reserves, regardless of discounts and coupons. A line that waits for
 * more reserves nothing that is there.
 */
export const reservedCents = (lines: readonly HeldLine[]): number =>
  sumCents(
    lines.map((line) => (line.stock === null || line.expectedOn ? 0 : line.basePriceCents * line.quantity)),
  );

/**
 * How an order is paid. `transfer` reserves stock for days, like `cash`. `captured`: a client says that the
 * payment was captured, and the provider is asked to confirm it.
 */
export type HeldBy = 'cash' | 'transfer' | 'payment' | 'captured';

/** What a new customer's order reserves until it is paid or staff accept it. */
export interface NewCustomerReservation {
  by: HeldBy;
  /** Deadline after which it expires unless it is confirmed; null if no confirmation is needed. */
  confirmBy: Date | null;
}

/**
 * Returns why new customers at this IP address may not reserve this as well, or null if they may. Customers
 * who pay immediately don't see the refusal: their items are reserved on payment.
 */
export function addressRefusal(
  by: HeldBy,
  lines: readonly HeldLine[],
  from: HeldFromAddress,
  limits: ReservationLimits,
): Refusal | null {
  const { address, newcomer: newCustomer } = limits;
  const added = reservedCents(lines);
  if (from.allCents + added > layerOfAll(from, limits)) return { code: 'paymentLimitAll' };
  // Returns the limit, which in even the smallest shop leaves room for two new customers at an IP address,
  // one of them paying cash.
  const room = (share: number, newCustomers: number) =>
    Math.max(newCustomers * newCustomer.cents, Math.floor((from.wholeCents * share) / 100));
  const isFull =
    (from.orders >= address.orders && by !== 'captured') ||
    from.cents + added > room(address.share, 2) ||
    ((by === 'cash' || by === 'transfer') && from.cashCents + added > room(address.cashShare, 1));
  if (isFull) return { code: by === 'cash' ? 'cashLimitHere' : 'transferLimitHere' };
  // Refusing a captured payment would mean a refund because of the last few units.
  return by === 'captured' ? null : productRefusal(lines, from, address.productShare);
}

/**
 * Returns the limit, which in even the smallest shop leaves room for the cash orders of two new customers.
 */
const layerOfAll = (
  { wholeCents }: HeldFromAddress,
  { allShare, newcomer: newCustomer }: ReservationLimits,
): number => Math.max(2 * newCustomer.cents, Math.floor((wholeCents * allShare) / 100));

/**
 * Estimated number of orders in all processes that a total of all reservations doesn't include: those placed
 * at the same time, or, if the total is a second old, since then.
 */
export const notIncluded = { exact: 24, remembered: 500 } as const;

/**
 * Returns whether reservations would pass half the limit of all new customers if every order missing from the
 * total were like this one.
 * @param more the estimated number of missing orders
 */
export const isNearAll = (
  lines: readonly HeldLine[],
  from: HeldFromAddress,
  limits: ReservationLimits,
  more: number,
): boolean => from.allCents + more * reservedCents(lines) > layerOfAll(from, limits) / 2;

/**
 * Returns what a returning customer may reserve unpaid without further limits, in cents: what they have paid
 * before, or the limit of a new customer.
 */
export const ownRoomCents = (
  { paidCents }: { paidCents: number },
  { newcomer: newCustomer }: ReservationLimits,
): number => Math.max(newCustomer.cents, paidCents);

function productRefusal(
  lines: readonly HeldLine[],
  { products }: HeldFromAddress,
  share: number,
): Refusal | null {
  for (const { productId, held, stock, isSought = false } of products) {
    const line = lines.find((each) => each.productId === productId);
    const left = Math.min(
      Math.max(1, Math.floor(((held + stock) * share) / 100)) - held,
      isSought ? stock - 1 : stock,
    );
    // Quantities above the total stock are refused by the stock check.
    if (line && line.quantity > left && line.quantity <= stock)
      return left > 0
        ? { code: 'reservedShort', values: { n: left, name: line.names ?? {} } }
        : { code: 'reservedOut', values: { name: line.names ?? {} } };
  }
  return null;
}
