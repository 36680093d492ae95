import { amountLimits, attributeKinds, onAccountMethodId, transferMethodId } from '#contract/constants.ts';
import type { BalanceTime } from '#contract/payment-status.ts';
import { payableCents } from '#rules/cart-totals.ts';
import { countedCells, isSameVariant, findCellOverStock } from '#rules/cells.ts';
import { depositOf } from '#rules/deposit.ts';
import { addedRate } from '#rules/vat.ts';
import { formatAmount } from '#rules/money.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { formatRiel } from '#rules/riel.ts';
import { isOrderable } from '#shop/pricing/pricing.ts';
import { type OrderRiel, rielAt } from '#shop/riel/riel.ts';
import {
  countedName,
  isRefusal,
  missingChoice,
  priceFacts,
  type Refusal,
  type ShopCart,
  type ShopCell,
  type ShopLine,
} from './cart.ts';
import { type AppliedCoupon, couponOn, withCoupon } from './cart-coupon.ts';
import type { CartFacts } from './cart-queries.ts';
import { customerRefusal, type NewCustomerReservation, ownRoomCents } from './hold-rules.ts';
import { isCash, limitsRefusal } from './method-limits.ts';
import type { OrderRefusal, OrderTerms } from './order-terms.ts';
import type { Short } from './stock-queries.ts';
import { creditLeft } from './terms-queries.ts';

/** The maximum number of orders per customer that await payment at once, because each reserves stock. */
const maxAwaiting = 3;

/** A cart that may be ordered, with its price in cents. */
export interface OrderDecision {
  cart: ShopCart;
  coupon: AppliedCoupon | null;
  totalCents: number;
  /** What its own payment asks, if that is less than the total; otherwise null. */
  depositCents: number | null;
  /** When the balance is due, if there is one. */
  balanceDue: BalanceTime;
  /** The day by which an order on account is to be paid, yyyy-mm-dd; null if it isn't on account. */
  dueOn: string | null;
  /** The total in riel at the current rate; null if the shop has none. */
  riel: OrderRiel | null;
  /** The reservation; null for a returning customer within what they have paid before. */
  hold: NewCustomerReservation | null;
}

/**
 * Decides whether an order can be placed on these terms. Other buyers can still take the stock and coupon:
 * only taking them is final.
 */
export function decideOrder(terms: OrderTerms, facts: CartFacts): OrderDecision | OrderRefusal {
  const priced = priceFacts(terms.lines, facts, terms.deliveryWayId);
  const error = firstRefusal(priced);
  if (error) return error;
  const coupon = terms.couponCode === '' ? null : couponOn(priced, facts);
  if (coupon && isRefusal(coupon)) return coupon;
  const cart = withCoupon(priced, coupon);
  const totalCents = payableCents(cart.totals, coupon?.discountCents ?? 0, addedRate(cart.vat));
  const riel = rielAt(totalCents, facts.rielRate);
  const depositCents = nowOf(terms, cart, totalCents);
  const nowCents = depositCents ?? totalCents;
  const refusal =
    shownRefusal(terms, totalCents, riel) ??
    nowRefusal(terms, nowCents) ??
    (isOnAccount(terms)
      ? accountRefusal(cart, totalCents)
      : methodRefusal(terms, facts, cart, { nowCents, totalCents }));
  if (refusal) return refusal;
  const dueOn = isOnAccount(terms) ? (cart.account?.dueOn ?? null) : null;
  const balanceDue = dueOn === null ? balanceTime(terms, cart) : 'day';
  return {
    cart,
    coupon,
    totalCents,
    depositCents,
    balanceDue,
    dueOn,
    riel,
    hold: holdOf(terms, facts, cart),
  };
}

const balanceTime = ({ isRestInCash }: OrderTerms, { deposit }: ShopCart): BalanceTime =>
  isRestInCash ? 'delivery' : (deposit?.due ?? 'ready');

/** Returns what is paid at once: nothing on account, or a deposit; null if everything is. */
function nowOf(terms: OrderTerms, { deposit }: ShopCart, totalCents: number): number | null {
  if (isOnAccount(terms)) return 0;
  return terms.isDeposit ? depositOf(totalCents, deposit) : null;
}

/** Returns the refusal of an order on account. Orders of a customer are placed one after the other (`claimKey`). */
function accountRefusal({ account }: ShopCart, totalCents: number): OrderRefusal | null {
  if (!account || totalCents < 1) return { code: 'paymentUnavailable' };
  const left = creditLeft(account);
  return totalCents > left ? { code: 'creditLimit', values: { left: formatAmount(left) } } : null;
}

/** Returns the refusal if the shopper was shown another amount to pay now. */
function nowRefusal({ expectedNowCents = null }: OrderTerms, nowCents: number): OrderRefusal | null {
  if (expectedNowCents === null || expectedNowCents === nowCents) return null;
  return { code: 'dueNowChanged', values: { amount: formatAmount(nowCents) }, newNowCents: nowCents };
}

/** Returns why a cart can't be ordered, regardless of customer and payment method, or null if it can. */
export const firstRefusal = (cart: ShopCart): OrderRefusal | null =>
  cartRefusal(cart) ?? deliveryRefusal(cart);

function deliveryRefusal({ delivery }: ShopCart): OrderRefusal | null {
  if (!delivery || delivery.method) return null;
  return { code: delivery.methods.length > 0 ? 'deliveryGone' : 'deliveryNotHere' };
}

/** Returns the refusal if the shopper was shown another total. */
function shownRefusal(
  { expectedTotalCents, expectedRiel = null }: OrderTerms,
  totalCents: number,
  riel: OrderRiel | null,
): OrderRefusal | null {
  const dollars = formatAmount(totalCents);
  if (expectedTotalCents !== null && expectedTotalCents !== totalCents)
    return { code: 'priceChanged', values: { total: dollars }, newTotalCents: totalCents };
  if (expectedRiel === null || expectedRiel === riel?.total) return null;
  return { code: 'rielChanged', values: { total: riel ? formatRiel(riel.total) : dollars }, newRiel: riel };
}

function methodRefusal(
  terms: OrderTerms,
  facts: CartFacts,
  cart: ShopCart,
  { nowCents, totalCents }: { nowCents: number; totalCents: number },
): OrderRefusal | null {
  const { totals } = cart;
  const outside = limitsRefusal(terms, facts, cart, { nowCents, totalCents });
  if (outside) return outside;
  if (isCash(terms)) return customerRefusal(facts, totals.subtotalCents, terms.limits);
  if (isTransfer(terms) && nowCents > 0)
    return customerRefusal(facts, totals.subtotalCents, terms.limits) && { code: 'transferLimit' };
  // A total of zero, or below the provider's minimum, has to be paid on delivery.
  if (nowCents < (terms.minCents ?? 1)) return { code: 'paymentUnavailable' };
  return facts.awaitingPayment >= maxAwaiting && terms.isCaptured !== true ? { code: 'orderPending' } : null;
}

const isOnAccount = ({ methodId }: OrderTerms) => methodId === onAccountMethodId;

const isTransfer = ({ methodId }: OrderTerms) => methodId === transferMethodId;

/**
 * Returns the reservation of an order. The limits of new customers also apply to returning ones, for amounts
 * beyond what they have paid before, but those need no confirmation.
 */
function holdOf(terms: OrderTerms, facts: CartFacts, { totals }: ShopCart): NewCustomerReservation | null {
  if (isOnAccount(terms)) return null;
  if (!facts.isKnown) return newCustomerReservation(terms, facts.now);
  const isOwn = facts.unpaidCents + totals.subtotalCents <= ownRoomCents(facts, terms.limits);
  return isOwn ? null : { ...newCustomerReservation(terms, facts.now), confirmBy: null };
}

function newCustomerReservation(terms: OrderTerms, now: Date): NewCustomerReservation {
  const { confirmHours } = terms.limits;
  if (isTransfer(terms)) return { by: 'transfer', confirmBy: null };
  if (!isCash(terms)) return { by: terms.isCaptured === true ? 'captured' : 'payment', confirmBy: null };
  return {
    by: 'cash',
    confirmBy: confirmHours > 0 ? new Date(now.getTime() + confirmHours * 3_600_000) : null,
  };
}

/** Returns the refusal of a line for which another buyer just took the remaining stock. */
export function stockRefusal(cart: ShopCart, { left, ...short }: Short): Refusal {
  const line = cart.lines.find(({ productId }) => productId === short.productId);
  if (!line) return { code: 'outOfStock' };
  const isShort = (cell: ShopCell) => isSameVariant(short, countedCells([cell], line.stockPer)[0] ?? cell);
  return tooFew(line, left, line.cells.find(isShort));
}

function tooFew(line: ShopLine, left: number, cell?: ShopCell): Refusal {
  const name = countedName(line, cell);
  if (left < 1)
    return line.stockPer === null ? { code: 'outOfStock' } : { code: 'variantOutOfStock', values: { name } };
  return { code: 'stockShort', values: { n: left, name } };
}

function cartRefusal(cart: ShopCart): Refusal | null {
  if (cart.lines.length === 0) return { code: 'cartIsEmpty' };
  for (const line of cart.lines) {
    const refusal = lineRefusal(line) ?? choiceRefusal(line);
    if (refusal) return refusal;
  }
  return isOrderable(cart)
    ? null
    : { code: 'orderTooLarge', values: { total: formatAmount(amountLimits.orderCents) } };
}

function lineRefusal(line: ShopCart['lines'][number]): Refusal | null {
  const { problem, stock, orderMaximum, terms } = line;
  switch (problem) {
    case 'out-of-stock':
    case 'not-enough-stock': {
      const short = findCellOverStock(line.cells, line.stockPer);
      return tooFew(line, short?.stock ?? stock ?? 0, short);
    }
    case 'above-maximum':
      return { code: 'quantityAboveMaximum', values: { n: maximumQuantity(orderMaximum) } };
    case 'below-minimum':
      return { code: 'quantityBelowMinimum', values: { n: terms.minimum.pieces } };
    case 'invalid-quantity':
      return {
        code: 'quantityLimits',
        values: { min: terms.minimum.pieces, max: maximumQuantity(orderMaximum) },
      };
    default:
      return null;
  }
}

function choiceRefusal(line: ShopLine): Refusal | null {
  const missing = missingChoice(line);
  if (!missing) return null;
  if (missing.attributeId === attributeKinds.size) return { code: 'selectSize' };
  if (missing.attributeId === attributeKinds.color) return { code: 'selectColor' };
  return { code: 'selectAttribute', values: { attribute: missing.names ?? {} } };
}
