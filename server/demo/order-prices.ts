import {
  bestReduction,
  couponDiscount,
  couponRefusal,
  priceCart,
  type DiscountValue,
  type PricedCart,
  type Reduction,
} from '#shop/pricing/pricing.ts';
import type { Days } from './days.ts';
import { couponId } from './discount-changes.ts';
import type { DemoData } from './files.ts';
import type { DemoProduct } from './product-file.ts';
import { type Choice, choicesOf } from './product-choices.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { DemoIds } from './slugs.ts';

type Order = DemoData['orders'][number];
type Item = Order['items'][number];

export interface PricedOrder {
  order: Order;
  placedAt: Date;
  cart: PricedCart<OrderLine>;
  coupon: { id: number; code: string; discountCents: number } | null;
}
export type OrderLine = ReturnType<typeof orderLine>;

interface Shop {
  data: DemoData;
  ids: DemoIds;
  days: Days;
}

/** The position of an order in the data, and when it was placed. */
interface Placed {
  file: string;
  at: Date;
}

/**
 * Prices the orders in sequence, as the shop would have priced them. Each coupon use counts for the following
 * orders.
 */
export function priceOrders(shop: Shop): PricedOrder[] {
  const priced: PricedOrder[] = [];
  const reductions = reductionsOf(shop);
  for (const [place, order] of shop.data.orders.entries()) {
    const placed = {
      file: `orders.json: order ${place + 1}`,
      at: shop.days.from(-order.daysAgo, 9 + (place % 9)),
    };
    const cart = priceCart(order.items.map((item) => orderLine(item, placed, reductions, shop)));
    const refused = cart.lines.find(({ problem }) => problem !== null);
    if (refused) throw new OperatorError(`${placed.file}: ${refused.product.slug}: ${refused.problem}`);
    priced.push({ order, placedAt: placed.at, cart, coupon: useCoupon(order, placed, cart, priced, shop) });
  }
  return priced;
}

function orderLine(item: Item, { file, at }: Placed, reductions: readonly Reduction[], { data, ids }: Shop) {
  const productId = ids.products.idOf(item.product, file);
  const product = data.products[productId - 1]!;
  const choices = chosen(item, product, file, choicesOf(product, data, ids));
  const discountable = {
    productId,
    categoryIds: [product.category, ...product.alsoIn].flatMap((slug) =>
      withAncestors(slug, `products/${product.slug}.json`, data, ids),
    ),
    allowsDiscounts: true,
  };
  return {
    ...discountable,
    item,
    product,
    choices,
    terms: {
      v: 1 as const,
      steps: [{ from: 1, cents: product.price }, ...product.priceSteps].map((step) => {
        const reduction = bestReduction({ ...discountable, basePriceCents: step.cents }, reductions, at);
        const { discountedPriceCents: reducedCents = null, reductionId = null } = reduction ?? {};
        return { ...step, reducedCents, reductionId };
      }),
      options: choices.map(({ attributeId, optionId, priceType, amount }) => ({
        attributeId,
        optionId,
        priceType,
        value: amount,
      })),
      minimum: { pieces: product.orderMinimum },
      shippingCents: 0,
    },
    quantity: item.quantity,
    orderMaximum: product.orderMaximum,
    // The stock in the data is the stock after these orders.
    stock: null,
  };
}

/**
 * Returns the options that an order selected. Every required option must be selected, from those that the
 * product offers.
 */
function chosen(item: Item, product: DemoProduct, file: string, offered: readonly Choice[]): Choice[] {
  const choices = Object.entries({
    ...(item.colour !== null && { color: item.colour }),
    ...(item.size !== null && { size: item.size }),
    ...item.options,
  });
  const missing = offered.find(
    ({ attribute, required }) => required && !choices.some(([name]) => name === attribute),
  );
  if (missing) throw new OperatorError(`${file}: ${product.slug} needs a value for ${missing.attribute}`);
  return choices.map(([attribute, option]) => {
    const choice = offered.find((each) => each.attribute === attribute && each.option === option);
    if (!choice) throw new OperatorError(`${file}: ${product.slug} has no ${attribute} "${option}"`);
    return choice;
  });
}

function withAncestors(slug: string | null, usedIn: string, data: DemoData, ids: DemoIds): number[] {
  if (slug === null) return [];
  const id = ids.categories.idOf(slug, usedIn);
  return [id, ...withAncestors(data.categories[id - 1]!.parent, 'categories.json', data, ids)];
}

const valueOf = ({ percent, amount }: { percent: number | null; amount: number | null }): DiscountValue =>
  percent === null ? { type: 'fixed', cents: amount ?? 0 } : { type: 'percent', hundredths: percent };

const targetsOf = (
  entry: { products: string[]; categories: string[] },
  file: string,
  ids: DemoIds,
): number[] => [
  ...entry.products.map((slug) => ids.products.idOf(slug, file)),
  ...entry.categories.map((slug) => ids.categories.idOf(slug, file)),
];

function reductionsOf({ data, ids, days }: Shop): Reduction[] {
  return data.discounts.map((entry, at) => ({
    reductionId: at + 1,
    kind: entry.kind,
    targetIds: targetsOf(entry, 'discounts.json', ids),
    value: valueOf(entry),
    startsAt: days.from(entry.startsInDays),
    endsAt: days.from(entry.endsInDays),
  }));
}

function useCoupon(
  order: Order,
  { file, at }: Placed,
  cart: PricedCart,
  earlier: readonly PricedOrder[],
  shop: Shop,
) {
  if (order.coupon === null) return null;
  const { data, ids, days } = shop;
  const place = ids.coupons.idOf(order.coupon, file);
  const entry = data.coupons[place - 1]!;
  const used = earlier.filter(({ coupon }) => coupon?.code === entry.code);
  const limits = {
    startsAt: days.from(entry.startsInDays),
    endsAt: days.from(entry.endsInDays),
    maximumUses: entry.uses,
    maximumUsesPerCustomer: entry.usesPerCustomer,
  };
  const uses = {
    total: entry.used + used.length,
    byCustomer: used.filter((other) => other.order.account === order.account).length,
  };
  const coupon = {
    kind: entry.kind,
    targetIds: targetsOf(entry, 'coupons.json', ids),
    value: valueOf(entry),
  };
  const outcome = couponDiscount(coupon, cart.lines);
  const refusal = couponRefusal(limits, uses, at) ?? outcome.refusal;
  if (refusal) throw new OperatorError(`${file}: coupon ${entry.code}: ${refusal}`);
  return { id: couponId(data, place), code: entry.code, discountCents: outcome.discountCents };
}
