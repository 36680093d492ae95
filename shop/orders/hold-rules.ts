import { currency } from '#contract/constants.ts';
import { centsToText } from '#rules/money.ts';
import type { Refusal, ShopLine } from './cart.ts';
import type { CustomerOrders } from './cart-queries.ts';

/**
 * How much of the stock may be held back by orders nobody has paid for (docs/decisions, goods without money). A newcomer is
 * a customer of whom no order was delivered yet. Money in cents, shares in percent.
 */
export interface HoldLimits {
  /** Orders on delivery one customer may place in a day of the shop. */
  dailyCap: number;
  /** What a customer's orders on delivery that are under way may be. */
  newcomer: UnderWay;
  known: UnderWay;
  /** An order on delivery of a newcomer that nobody confirms ends after so many hours; 0: none has to be confirmed. */
  confirmHours: number;
  /** What all newcomers of one address may hold together. */
  address: {
    orders: number;
    /** Of the value of the counted stock; `cashShare` of it by orders on delivery. */
    share: number;
    cashShare: number;
    /** Of the units of one product. */
    productShare: number;
  };
  /** Of the value of the counted stock, what all newcomers of all addresses may hold together. */
  allShare: number;
}

interface UnderWay {
  orders: number;
  cents: number;
}

/** Why a customer may not place this order on delivery; null: they may. `cents`: of the goods, before a coupon. */
export function customerRefusal(
  customer: Omit<CustomerOrders, 'awaitingPayment' | 'unpaidCents' | 'paidCents'>,
  cents: number,
  limits: HoldLimits,
): Refusal | null {
  const most = customer.isKnown ? limits.known : limits.newcomer;
  if (customer.cashOrdersToday >= limits.dailyCap) return { code: 'cashLimitReached' };
  if (customer.openCashOrders >= most.orders)
    return { code: 'cashLimitOrders', values: { n: customer.openCashOrders } };
  if (customer.openCashCents + cents > most.cents)
    return { code: 'cashLimitValue', values: { total: `${currency.symbol}${centsToText(most.cents)}` } };
  return null;
}

/** What newcomers of one address hold, and what is there besides. */
export interface HeldFromAddress {
  orders: number;
  cents: number;
  /** Of these by orders on delivery, or that wait for a transfer. */
  cashCents: number;
  /** What the counted stock is worth with what is held of it (`stockValue`). */
  wholeCents: number;
  /** By all newcomers, wherever they are. */
  allCents: number;
  /**
   * Of the order's counted products: units that are held from there, units nobody holds, and whether it would take the last
   * one while another customer's payment for it is open, its goods kept or not.
   */
  products: readonly { productId: number; held: number; stock: number; isSought?: boolean }[];
}

export type HeldLine = Pick<ShopLine, 'productId' | 'names' | 'quantity' | 'stock' | 'basePriceCents'>;

/** What of the counted stock an order takes away from others, whatever reductions and coupons make of its price. */
export const heldCents = (lines: readonly HeldLine[]): number =>
  lines.reduce((sum, line) => sum + (line.stock === null ? 0 : line.basePriceCents * line.quantity), 0);

/** How an order is to be paid: `transfer`: held for days, as `cash` is. `captured`: a client says that the money was taken, and the provider is asked. */
export type HeldBy = 'cash' | 'transfer' | 'payment' | 'captured';

/** What a newcomer's order holds until it is paid, or taken up by the staff. */
export interface NewcomerHold {
  by: HeldBy;
  /** It ends then unless somebody confirms it; null: nobody has to. */
  confirmBy: Date | null;
}

/** Why newcomers of this address may not hold this as well; null: they may. Who pays at once is not told: their goods are taken then. */
export function addressRefusal(
  by: HeldBy,
  lines: readonly HeldLine[],
  from: HeldFromAddress,
  limits: HoldLimits,
): Refusal | null {
  const { address, newcomer } = limits;
  const added = heldCents(lines);
  if (from.allCents + added > roomOfAll(from, limits)) return { code: 'paymentLimitAll' };
  // However small the shop is, one newcomer's cash orders and as much in payments have room.
  const room = (share: number, newcomers: number) =>
    Math.max(newcomers * newcomer.cents, Math.floor((from.wholeCents * share) / 100));
  const isFull =
    (from.orders >= address.orders && by !== 'captured') ||
    from.cents + added > room(address.share, 2) ||
    ((by === 'cash' || by === 'transfer') && from.cashCents + added > room(address.cashShare, 1));
  if (isFull) return { code: by === 'cash' ? 'cashLimitHere' : 'transferLimitHere' };
  // Money that was taken would go back for the sake of the last few.
  return by === 'captured' ? null : productRefusal(lines, from, address.productShare);
}

/** However small the shop is, two newcomers' cash orders have room. */
const roomOfAll = ({ wholeCents }: HeldFromAddress, { allShare, newcomer }: HoldLimits): number =>
  Math.max(2 * newcomer.cents, Math.floor((wholeCents * allShare) / 100));

/** So many orders may be under way in all processes, of which none sees what the others hold. */
const underWay = 24;

/** Near the bound of all newcomers, were others like this one under way: they then order one after the other, and it counts exactly. */
export const isNearAll = (lines: readonly HeldLine[], from: HeldFromAddress, limits: HoldLimits): boolean =>
  from.allCents + underWay * heldCents(lines) > roomOfAll(from, limits) / 2;

/** What a known customer may hold without money as they like, in cents: what they have paid before, or what a newcomer may. */
export const ownRoomCents = ({ paidCents }: { paidCents: number }, { newcomer }: HoldLimits): number =>
  Math.max(newcomer.cents, paidCents);

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
    // What is not there at all is for the stock to say.
    if (line && line.quantity > left && line.quantity <= stock)
      return left > 0
        ? { code: 'reservedShort', values: { n: left, name: line.names ?? {} } }
        : { code: 'reservedOut', values: { name: line.names ?? {} } };
  }
  return null;
}
