import { expect, test } from 'vitest';
import { sumCents } from './money.ts';
import { payableCents } from './cart-totals.ts';
import { addedRate, creditOf, formatVatRate, vatIn, vatOfLines } from './vat.ts';

/** A fixed sequence of whole numbers below `most`. */
function numbers(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * max);
  };
}

test('an amount of 110 dollars includes 10 dollars of VAT at 10 %', () => {
  expect(vatIn(11_000, 1000)).toEqual({ netCents: 10_000, vatCents: 1000, grossCents: 11_000 });
});

test('half a cent of VAT is rounded up, and less is dropped', () => {
  // 3 % of 103 is 3; 50 % included in 1 cent is a third of it, 100 % is half of it.
  expect([vatIn(103, 300), vatIn(1, 5000), vatIn(1, 10_000)].map((each) => each.vatCents)).toEqual([3, 0, 1]);
});

test('the VAT of an enormous amount is exact', () => {
  expect(vatIn(999_999_999_999_999, 1000).vatCents).toBe(
    Number((999_999_999_999_999n * 1000n * 2n + 11_000n) / 22_000n),
  );
});

test('fractions of a cent or of a rate are refused', () => {
  expect(() => vatIn(1.5, 1000)).toThrow(RangeError);
  expect(() => vatIn(100, 0.5)).toThrow(RangeError);
});

test('the VAT of the lines adds up to the VAT of the total, for 10,000 random orders', () => {
  const below = numbers(7);
  for (let round = 0; round < 10_000; round++) {
    const lines = Array.from({ length: 1 + below(40) }, () => below(50_000));
    const amounts = [...lines, below(900), -below(Math.min(3000, sumCents(lines) + 1))];
    const rate = [0, 250, 700, 1000, 1925][below(5)] ?? 1000;
    const vats = vatOfLines(amounts, { rate, isAdded: false });
    expect(sumCents(vats)).toBe(vatIn(sumCents(amounts), rate).vatCents);
    for (const [at, cents] of amounts.entries())
      expect(Math.abs((vats[at] ?? 0) - (cents * rate) / (10_000 + rate))).toBeLessThan(1);
  }
});

test('an invoice over 1,000 lines adds up to the cent', () => {
  const below = numbers(11);
  const amounts = Array.from({ length: 1000 }, () => 1 + below(9999));
  expect(sumCents(vatOfLines(amounts, { rate: 1000, isAdded: false }))).toBe(
    vatIn(sumCents(amounts), 1000).vatCents,
  );
});

test('refunds in parts credit the invoice to the cent, whatever the parts', () => {
  const below = numbers(3);
  for (let round = 0; round < 2000; round++) {
    const invoice = vatIn(1 + below(100_000), 1000);
    let before = { grossCents: 0, vatCents: 0 };
    while (before.grossCents < invoice.grossCents) {
      const part = Math.min(1 + below(20_000), invoice.grossCents - before.grossCents);
      const credit = creditOf(invoice, before, part, 1000);
      expect(credit.netCents + credit.vatCents).toBe(part);
      expect(credit.vatCents).toBeGreaterThanOrEqual(0);
      before = {
        grossCents: before.grossCents + credit.grossCents,
        vatCents: before.vatCents + credit.vatCents,
      };
    }
    expect(before.vatCents).toBe(invoice.vatCents);
  }
});

test('a rate is written without needless decimals', () => {
  expect([1000, 750, 0].map(formatVatRate)).toEqual(['10%', '7.5%', '0%']);
});

test('the VAT added to lines, delivery and discount is the VAT in the total, for 10,000 random orders', () => {
  const below = numbers(5);
  for (let round = 0; round < 10_000; round++) {
    const rate = 1 + below(10_000);
    const terms = { rate, isAdded: true };
    const lines = Array.from({ length: 1 + below(12) }, () => below(50_000));
    const [delivery, discount] = [below(2000), below(sumCents(lines) + 1)];
    const totals = { subtotalCents: sumCents(lines), totalCents: sumCents([...lines, delivery]) };
    const total = payableCents(totals, discount, addedRate(terms));
    const { netCents, vatCents } = vatIn(total, rate);
    expect(netCents).toBe(totals.totalCents - discount);
    expect(sumCents(vatOfLines([...lines, delivery, -discount], terms))).toBe(vatCents);
    expect(payableCents(totals, discount, addedRate({ ...terms, isAdded: false }))).toBe(netCents);
  }
});

test('an order of 1,000 lines with added VAT adds up to the cent', () => {
  const below = numbers(13);
  const amounts = Array.from({ length: 1000 }, () => below(9999));
  const total = payableCents({ subtotalCents: sumCents(amounts), totalCents: sumCents(amounts) }, 0, 1000);
  expect(sumCents([...amounts, ...vatOfLines(amounts, { rate: 1000, isAdded: true })])).toBe(total);
});
