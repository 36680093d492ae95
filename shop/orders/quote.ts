import type { PaymentMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { payableCents } from '#rules/cart-totals.ts';
import { addedRate } from '#rules/vat.ts';
import { mergeLines } from '#shop/pricing/pricing.ts';
import { type OrderRiel, rielAt } from '#shop/riel/riel.ts';
import { isRefusal, priceFacts, type Refusal, type ShopCart } from './cart.ts';
import { type AppliedCoupon, couponOn, withCoupon } from './cart-coupon.ts';
import type { DraftLine } from './cart-json.ts';
import { cartFacts } from './cart-queries.ts';
import type { CustomerOrders } from './customer-orders-queries.ts';
import type { ReservationLimits } from './hold-rules.ts';
import { firstRefusal, decideOrder } from './order-rules.ts';

/** A draft order during a phone call. */
interface DraftOrder {
  lines: readonly DraftLine[];
  /** The coupon code, or '' if there is none. */
  couponCode: string;
  deliveryWayId: number | null;
  /** The customer; null if not known yet. */
  customerId: number | null;
  /** Whether the customer pays a deposit now, and the balance in cash. */
  isDeposit: boolean;
  isRestInCash: boolean;
  limits: ReservationLimits;
}

/** The quote for an order, by the rules that would place it. Amounts are in cents. */
export interface Quote {
  cart: ShopCart;
  coupon: AppliedCoupon | Refusal | null;
  totalCents: number;
  riel: OrderRiel | null;
  /** Why it can't be ordered with any payment method; null if it can. */
  problem: Refusal | null;
  /** Why it can't be paid with a method; null if it can. */
  refusals: ReadonlyMap<PaymentMethodId, Refusal | null>;
  customer: CustomerOrders;
}

/**
 * Quotes an order without storing it. `methods` are the possible payment methods, with the minimum of each.
 */
export async function quoteOrder(
  db: Database,
  draft: DraftOrder,
  methods: readonly { methodId: PaymentMethodId; minCents: number }[],
): Promise<Quote> {
  const { couponCode, deliveryWayId: deliveryMethodId, customerId, isDeposit, isRestInCash, limits } = draft;
  const lines = mergeLines(draft.lines);
  const question = { lines, couponCode, customerId };
  const facts = await cartFacts(db, question);
  const priced = priceFacts(lines, facts, deliveryMethodId);
  const coupon = couponCode === '' ? null : couponOn(priced, facts);
  const counts = coupon !== null && !isRefusal(coupon);
  const cart = counts ? withCoupon(priced, coupon) : priced;
  const totalCents = payableCents(cart.totals, counts ? coupon.discountCents : 0, addedRate(cart.vat));
  const problem = firstRefusal(cart);
  const refusals = new Map<PaymentMethodId, Refusal | null>();
  for (const { methodId, minCents } of methods) {
    const terms = {
      lines,
      couponCode: counts ? couponCode : '',
      expectedTotalCents: null,
      deliveryWayId: deliveryMethodId,
      isDeposit,
      isRestInCash,
      limits,
      methodId,
      minCents,
    };
    const decision = decideOrder(terms, await cartFacts(db, { ...question, methodId }));
    refusals.set(methodId, problem === null && isRefusal(decision) ? decision : null);
  }
  return {
    cart,
    coupon,
    totalCents,
    riel: rielAt(totalCents, facts.rielRate),
    problem,
    refusals,
    customer: facts,
  };
}
