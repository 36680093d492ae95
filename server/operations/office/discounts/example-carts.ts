import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { quantityLimits } from '#contract/constants.ts';
import { bestSellersOf, type StoredDiscount } from '#shop/discounts/discounts.ts';
import {
  applyCoupon,
  type CartRequestLine,
  type DraftLine,
  isRefusal,
  priceShopCart,
  recentCartsWith,
  type Refusal,
  type ShopCart,
} from '#shop/orders/orders.ts';
import { mergeLines } from '#shop/pricing/pricing.ts';

/**
 * A cart that shows the effect of a discount. `orderedAt` is null for an invented cart with a single product.
 */
interface Example {
  orderedAt: Date | null;
  lines: readonly CartRequestLine[];
}

export interface PricedExample extends Example {
  cart: ShopCart;
  /** After the coupon, without shipping. */
  cents: number;
  refusal: Refusal | null;
}

const shown = 3;
/** Recent orders are looked through for these best sellers, and this many of them are priced. */
const [searched, tried] = [200, 6];

/** Returns carts with products of a discount: of recent orders, then its best sellers by themselves. */
export async function exampleCarts(db: Database, discount: StoredDiscount) {
  const { id, minCents, kind, buyQuantity, getQuantity } = discount;
  const products = await bestSellersOf(db, id, searched);
  const recent = await recentCartsWith(
    db,
    products.map((each) => each.id),
    tried,
  );
  const [toBuy, toGet] = kind === 'buyGet' ? [buyQuantity ?? 0, getQuantity ?? 0] : [0, 0];
  const [got] = kind === 'buyGet' ? await bestSellersOf(db, id, 1, 'toGet') : [];
  const alone = products.slice(0, shown).map((each) => {
    const needed = Math.ceil((minCents ?? 0) / Math.max(1, each.priceCents));
    const quantity = Math.min(quantityLimits.max, Math.max(1, needed));
    const isSame = got === undefined || got.id === each.id;
    const lines: DraftLine[] = [
      { productId: each.id, quantity: Math.max(quantity, isSame ? toBuy + toGet : toBuy), options: [] },
      ...(isSame ? [] : [{ productId: got.id, quantity: toGet, options: [] }]),
    ];
    return { orderedAt: null, lines };
  });
  return [...recent, ...alone].map((cart) => ({ ...cart, lines: mergeLines(cart.lines) }));
}

/** Prices carts as the shop does now, with a code ('' for none). */
export async function priceExamples(
  db: Database,
  examples: readonly Example[],
  couponCode: string,
): Promise<PricedExample[]> {
  const priced: PricedExample[] = [];
  for (const example of examples) {
    const cart = await priceShopCart(db, example.lines);
    const coupon =
      couponCode === ''
        ? null
        : await applyCoupon(db, { lines: example.lines, couponCode, customerId: null });
    const refusal = coupon && isRefusal(coupon) ? coupon : null;
    const offCents = coupon && !isRefusal(coupon) ? coupon.discountCents : 0;
    priced.push({ ...example, cart, cents: cart.totals.subtotalCents - offCents, refusal });
  }
  return priced;
}

/** Joins the prices of carts before and after; those that change come first. Leaves out carts with products no longer sold. */
export function examplesOf(before: readonly PricedExample[], after: readonly PricedExample[]) {
  const pairs = before
    .map((each, at) => ({ before: each, after: after[at] ?? each }))
    .filter(({ before: { cart, lines } }) => cart.lines.length === lines.length && cart.lines.length > 0);
  const changes = (pair: (typeof pairs)[number]) => Number(pair.before.cents !== pair.after.cents);
  return pairs
    .toSorted((one, other) => changes(other) - changes(one))
    .slice(0, shown)
    .map((pair) => ({
      orderedAt: pair.before.orderedAt,
      lines: pair.before.cart.lines.map((line, at) => ({
        productId: line.productId,
        name: { en: line.names?.[languages.en.id] ?? '', km: line.names?.[languages.ar.id] ?? '' },
        picture: line.picture,
        quantity: line.quantity,
        beforeCents: line.lineTotalCents,
        afterCents: pair.after.cart.lines[at]?.lineTotalCents ?? line.lineTotalCents,
      })),
      beforeCents: pair.before.cents,
      afterCents: pair.after.cents,
      refusal: pair.after.refusal,
    }));
}
