import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountLimits, priceTypes } from '#contract/constants.ts';
import { payableCents } from '#rules/cart-totals.ts';
import { inCells, lineTerms } from '#tests/support/line-terms.ts';
import { priceCart } from './cart.ts';
import { couponDiscount } from './coupon.ts';
import { isOrderable } from './order-amount.ts';

const columnHolds = 2_147_483_647;
const price = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
  fc.integer({ min: 0, max: amountLimits.priceCents }),
  fc.constant(amountLimits.priceCents),
);
const option = fc.oneof(
  price.map((value) => ({ priceType: priceTypes.fixedValue, value })),
  fc.integer({ min: 0, max: 100_000 }).map((value) => ({ priceType: priceTypes.percentage, value })),
);
const line = fc
  .record({
    priceCents: price,
    options: fc.oneof(fc.constant([]), fc.array(option, { maxLength: 20 })),
    quantity: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1_000_000 })),
    shippingCents: fc.oneof(fc.constant(0), price),
    isReduced: fc.boolean(),
  })
  .map(({ isReduced, quantity, ...each }) => ({
    quantity,
    productId: 1,
    categoryIds: [1],
    allowsDiscounts: true,
    orderMaximum: null,
    stock: null,
    terms: lineTerms({ ...each, reducedCents: isReduced ? 0 : null }),
  }));
const coupon = fc.record({
  kind: fc.constantFrom('products' as const, 'total' as const),
  targetIds: fc.constant([1]),
  value: fc.oneof(
    price.map((cents) => ({ type: 'fixed' as const, cents })),
    fc.integer({ min: 1, max: 10_000 }).map((hundredths) => ({ type: 'percent' as const, hundredths })),
  ),
});

it('any cart is priced exactly or exceeds the order limit, and every valid order fits the database columns', () => {
  let [orderable, large] = [0, 0];
  fc.assert(
    fc.property(
      fc.oneof(fc.array(line, { minLength: 1, maxLength: 3 }), fc.array(line, { maxLength: 100 })),
      coupon,
      (lines, code) => {
        const cart = priceCart(inCells(lines));
        const { totals } = cart;
        const { discountCents } = couponDiscount(code, cart.lines);
        const sums = [...Object.values(totals), discountCents, payableCents(totals, discountCents)];
        for (const each of sums) expect(Number.isSafeInteger(each) && each >= 0).toBe(true);
        // The sum is as exact as a number can be.
        const exact = cart.lines.reduce(
          (total, each) =>
            total +
            BigInt(each.discountedUnitPriceCents ?? each.unitPriceCents) * BigInt(each.quantity) +
            BigInt(each.terms.shippingCents) * BigInt(each.quantity),
          0n,
        );
        const fits = exact <= BigInt(amountLimits.orderCents);
        large += fits ? 0 : 1;
        expect(fits ? BigInt(totals.totalCents) : exact).toBe(exact);
        if (!isOrderable(cart)) return;
        orderable += 1;
        expect(fits).toBe(true);
        const stored = cart.lines.flatMap((each) => [
          each.unitPriceCents,
          each.discountedUnitPriceCents ?? 0,
          each.lineTotalCents,
          each.shippingCents,
        ]);
        expect(Math.max(...sums, ...stored)).toBeLessThanOrEqual(columnHolds);
      },
    ),
    { numRuns: 500 },
  );
  expect(Math.min(orderable, large)).toBeGreaterThan(50);
});
