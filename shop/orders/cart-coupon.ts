import { type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { formatAmount } from '#rules/money.ts';
import { textIn, type Texts } from '#shop/localisation/localisation.ts';
import { cartRefusal, couponDiscount, couponRefusal, missingItems } from '#shop/pricing/pricing.ts';
import { priceFacts, type Refusal, type ShopCart } from './cart.ts';
import type { CartRequestLine } from './cart-json.ts';
import { cartFacts, type CartFacts } from './cart-queries.ts';
import type { CouponFacts } from './coupon-queries.ts';
import { withFreeDelivery } from './delivery.ts';

/** The discount of a coupon on the whole cart, in cents, or why there is none. */
export interface AppliedCoupon {
  couponId: number;
  couponCode: string;
  discountCents: number;
  /** What free delivery takes off the delivery, and for which methods (null: all). Otherwise 0. */
  deliveryCents: number;
  methodIds: readonly number[] | null;
  isForFirstOrder: boolean;
}

/** Prices a cart and applies a code. `customerId` is null for a visitor, whose own uses are unknown. */
export async function applyCoupon(
  db: Database,
  request: {
    lines: readonly CartRequestLine[];
    couponCode: string;
    customerId: number | null;
    deliveryMethodId?: number | null;
  },
): Promise<AppliedCoupon | Refusal> {
  const facts = await cartFacts(db, request);
  return couponOn(priceFacts(request.lines, facts, request.deliveryMethodId), facts);
}

/** Evaluates a coupon: the pure part. Use limits are only an estimate here; placing the order counts uses. */
export function couponOn(
  cart: ShopCart,
  { coupon, now }: Pick<CartFacts, 'coupon' | 'now'>,
): AppliedCoupon | Refusal {
  if (!coupon) return { code: 'invalidCoupon' };
  const { couponId, code: couponCode, used, usedByCustomer, isForFirstOrder } = coupon;
  const limits = { ...coupon, startsAt: dateOf(coupon.startsAt), endsAt: dateOf(coupon.endsAt) };
  if (couponRefusal(limits, { total: used, byCustomer: usedByCustomer }, now))
    return { code: 'invalidCoupon' };
  if (coupon.isReturning) return { code: 'couponFirstOrder' };
  const applied = { couponId, couponCode, isForFirstOrder, deliveryCents: 0, methodIds: coupon.methodIds };
  const { kind } = coupon;
  const { discountCents, refusal } =
    kind === 'delivery'
      ? { discountCents: 0, refusal: cartRefusal(coupon, cart.lines) }
      : couponDiscount({ ...coupon, kind, value: valueOf(coupon) }, cart.lines);
  if (refusal === 'cart-has-discounts') return { code: 'couponNotWithDiscount' };
  if (refusal === 'below-minimum')
    return { code: 'couponMinimum', values: { amount: formatAmount(coupon.minCents ?? 0) } };
  if (refusal !== null) return missingRefusal(cart, coupon) ?? { code: 'invalidCoupon' };
  if (kind !== 'delivery') return { ...applied, discountCents };
  const outcome = deliveryCents(cart, coupon);
  return typeof outcome === 'number' ? { ...applied, discountCents, deliveryCents: outcome } : outcome;
}

/** Returns the refusal that says which items to add, or null if none are missing. */
function missingRefusal({ lines }: ShopCart, { buyGet }: CouponFacts): Refusal | null {
  if (!buyGet) return null;
  const { toBuy, toGet } = missingItems(buyGet, lines);
  const [buy, get] = [namesOf(buyGet.buy), namesOf(buyGet.get)];
  if (toBuy > 0 && toGet > 0 && buy && get)
    return { code: 'couponAddBoth', values: { n: toBuy, items: buy, m: toGet, others: get } };
  const [n, items] = toGet > 0 ? [toGet, get] : [toBuy, buy];
  if (n === 0) return null;
  return items ? { code: 'couponAddItems', values: { n, items } } : { code: 'couponAddAny', values: { n } };
}

/** Returns the names of the first products and categories, or null for any. */
function namesOf({
  targets,
  productIds,
  categoryIds,
}: NonNullable<CouponFacts['buyGet']>['buy']): Texts | null {
  if (targets.length === 0) return null;
  const isMore = productIds.length + categoryIds.length > targets.length;
  const inLanguage = (code: LanguageCode) =>
    `${targets.map(({ texts }) => textIn(texts, code)).join(' / ')}${isMore ? ' …' : ''}`;
  return Object.fromEntries(languageCodes.map((code) => [languages[code].id, inLanguage(code)]));
}

/** Returns what a coupon for free delivery takes off, in cents, or why nothing. */
function deliveryCents({ delivery }: ShopCart, { methodIds, isServed }: CouponFacts): number | Refusal {
  if (delivery?.isPricedLater) return { code: 'couponNeedsAddress' };
  const method = delivery?.method;
  if (!method || method.priceCents === 0) return { code: 'couponNoDelivery' };
  const isCovered = isServed && (methodIds?.includes(method.methodId) ?? true);
  return isCovered ? method.priceCents : { code: 'couponOtherDelivery' };
}

/** Returns a cart with the delivery that its coupon makes free. */
export const withCoupon = (cart: ShopCart, coupon: AppliedCoupon | null): ShopCart =>
  coupon && coupon.deliveryCents > 0
    ? withFreeDelivery(cart, { discountId: coupon.couponId, methodIds: coupon.methodIds })
    : cart;

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

const valueOf = ({ percent, amountCents }: CouponFacts) =>
  percent === null
    ? { type: 'fixed' as const, cents: amountCents ?? 0 }
    : { type: 'percent' as const, hundredths: percent };
