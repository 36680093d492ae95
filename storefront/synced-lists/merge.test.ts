import { describe, expect, it } from 'vitest';
import type { StoredRow, Listed, Lists } from './listed.ts';
import { answered, type KnownLines, knownOf, listsOf, noted } from './merge.ts';
import { fitting, joined, parted, unsyncedLines } from './merge-at-login.ts';

const choice = (ProductAttributeID: number, PrimaryKeyValue: number) => ({
  ProductAttributeID,
  PrimaryKeyValue,
});
const line = (ProductId: number, Quantity: number, ChangedAt: number, Choices = [choice(1, 4)]): Listed => ({
  List: 'cart',
  ProductId,
  Quantity,
  Choices: Quantity === 0 ? [] : Choices,
  ChangedAt,
});
const known = (...lines: Listed[]): KnownLines => knownOf(lines);
const held = (...lines: [id: number, quantity: number, color?: number][]): Lists => ({
  cart: lines.map(([id, Quantity, color = 4]) => ({
    ProductId: String(id),
    productSelectedAttributes: [{ ProductId: String(id), ProductAttributeID: 1, PrimaryKeyValue: color }],
    Quantity,
    ShippingCharges: 0,
    DefaultImage: `/content/${id}.webp`,
  })),
  wish: [],
});
const row = (each: Listed): StoredRow => ({ ...each, DefaultImage: `/content/${each.ProductId}.webp` });
const amounts = (lists: Lists) => lists.cart.map(({ ProductId, Quantity }) => [Number(ProductId), Quantity]);

describe('changes by the shopper', () => {
  it('a change is recorded with its time, and an unchanged list stays as it is', () => {
    const before = known(line(1, 2, 10), line(2, 0, 10));
    expect(noted(before, held([1, 2]), 50)).toBe(before);
    expect(noted(before, held([1, 3], [3, 1]), 50)).toEqual(
      known(line(1, 3, 50), line(2, 0, 10), line(3, 1, 50)),
    );
  });

  it('a change is later than the previous one, even if the clock is behind', () => {
    expect(noted(known(line(1, 2, 1000)), held(), 50)).toEqual(known(line(1, 0, 1001)));
    expect(noted(known(line(1, 0, 1000)), held([1, 2]), 50)).toEqual(known(line(1, 2, 1001)));
  });

  it('selecting another option is a change, too', () => {
    expect(noted(known(line(1, 2, 10)), held([1, 2, 5]), 50)).toEqual(known(line(1, 2, 50, [choice(1, 5)])));
  });
});

describe('the response of the account', () => {
  it('the response applies unless the line was changed again after the request', () => {
    const sent = known(line(1, 2, 10), line(2, 1, 10));
    const now = noted(sent, held([1, 2], [2, 7]), 20);
    const after = answered(now, sent, [row(line(1, 0, 15)), row(line(2, 3, 30)), row(line(3, 4, 5))]);
    expect(after).toEqual(known(line(1, 0, 15), line(2, 7, 31), line(3, 4, 5)));
  });

  it('the response updates storage: removed lines, changed lines, and new ones at the end', () => {
    const rows = [row(line(1, 0, 15)), row(line(2, 3, 30)), row(line(3, 4, 5))];
    const lists = held([1, 2], [2, 1], [4, 1]);
    const now = listsOf(knownOf(rows as Listed[]), lists, rows);
    expect(amounts(now)).toEqual([
      [2, 3],
      [4, 1],
      [3, 4],
    ]);
    expect(now.cart.at(-1)).toEqual(held([3, 4]).cart[0]);
    expect(now.wish).toBe(lists.wish);
  });

  it('a wish list entry from the response has its color, size, price and name', () => {
    const wish = { ...line(5, 2, 9, [choice(2, 7), choice(1, 4)]), List: 'wish' as const };
    const told = {
      ...wish,
      ProductName: 'Mug',
      Price: 12.5,
      DiscountedPrice: 10,
      SizeShortName: 'L',
      ColorName: 'Red',
      DefaultImage: '/content/5.webp',
    };
    expect(listsOf(known(wish), held(), [told]).wish).toEqual([
      {
        ProductId: '5',
        ProductName: 'Mug',
        Price: 12.5,
        DiscountedPrice: 10,
        DiscountId: null,
        IsDiscountCalculated: false,
        CouponCode: null,
        SizeId: 7,
        SizeShortName: 'L',
        ColorId: 4,
        ColorName: 'Red',
        Quantity: 2,
        ShippingCharges: 0,
        DefaultImage: '/content/5.webp',
      },
    ]);
  });
});

describe('merging at login', () => {
  it('a login merges lines of visitor and account, with the larger quantity', () => {
    const account = known(line(1, 2, 10), line(2, 9, 10), line(3, 1, 10));
    const together = joined(known(), account, held([2, 4], [3, 5], [4, 1]), 50);
    expect(together).toEqual(known(line(1, 2, 10), line(2, 9, 10), line(3, 5, 50), line(4, 1, 50)));
  });

  it('the options of this browser win over those of the account', () => {
    expect(joined(known(), known(line(1, 6, 10)), held([1, 2, 5]), 50)).toEqual(
      known(line(1, 6, 50, [choice(1, 5)])),
    );
  });

  it('a line removed elsewhere since the logout does not come back', () => {
    const before = known(line(1, 2, 10), line(2, 1, 10));
    const account = known(line(1, 0, 20), line(2, 1, 10));
    expect(joined(before, account, held([1, 2], [2, 1]), 50)).toEqual(account);
  });

  it('a line added after it was removed elsewhere comes back', () => {
    expect(joined(known(), known(line(1, 0, 20)), held([1, 2]), 50)).toEqual(known(line(1, 2, 50)));
  });

  it('a line removed by another visitor since the logout is restored from the account', () => {
    const before = known(line(1, 2, 10));
    expect(joined(before, before, held(), 50)).toEqual(before);
    expect(unsyncedLines(before, held(), [])).toEqual(before);
    expect(unsyncedLines(before, held([1, 2]), [])).toEqual(known());
    expect(unsyncedLines(before, held(), [row(line(1, 2, 10))])).toEqual(known());
  });

  it('a login separates unchanged lines of the previous customer from lines added since', () => {
    const { left, rest } = parted(held([1, 2], [2, 3], [3, 1]), known(line(1, 2, 10), line(2, 1, 10)));
    expect(amounts(left)).toEqual([[1, 2]]);
    expect(amounts(rest)).toEqual([
      [2, 3],
      [3, 1],
    ]);
  });
});

describe('two browsers taking turns', () => {
  /** Returns an account that applies the server's rule: the later change of a line wins. */
  function account() {
    let saved: KnownLines = new Map();
    return (sent: KnownLines): StoredRow[] => {
      const next = new Map(saved);
      for (const [key, each] of sent)
        if (each.ChangedAt > (saved.get(key)?.ChangedAt ?? -1)) next.set(key, each);
      saved = next;
      return [...saved].flatMap(([key, each]) =>
        sent.get(key)?.ChangedAt === each.ChangedAt && sent.get(key)?.Quantity === each.Quantity
          ? []
          : [row(each)],
      );
    };
  }

  it('both browsers end with the same lines after any changes, each as last changed', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 200; round += 1) {
      const sync = account();
      const browsers = [0, 1, 2].map(() => ({ known: known(), lists: held() }));
      let now = 100;
      const bring = (at: number) => {
        const browser = browsers[at]!;
        const sent = browser.known;
        const rows = sync(sent);
        browser.known = answered(browser.known, sent, rows);
        browser.lists = listsOf(browser.known, browser.lists, rows);
        // The storage matches the known lines, so no line looks as if the shopper had changed it.
        expect(noted(browser.known, browser.lists, now)).toBe(browser.known);
      };
      for (let step = 0; step < 30; step += 1) {
        const at = random(3);
        const browser = browsers[at]!;
        now += random(3);
        const id = 1 + random(4);
        const others = browser.lists.cart.filter(({ ProductId }) => ProductId !== String(id));
        const what = random(3);
        if (what === 0) browser.lists = { ...browser.lists, cart: others };
        if (what === 1)
          browser.lists = { ...browser.lists, cart: [...others, ...held([id, 1 + random(9)]).cart] };
        // Clocks differ by up to a minute.
        browser.known = noted(browser.known, browser.lists, now + at * 30);
        if (random(2) === 0) bring(at);
      }
      for (const at of [0, 1, 2, 0, 1, 2]) bring(at);
      const ends = browsers.map(({ lists }) => amounts(lists).toSorted((a, b) => a[0]! - b[0]!));
      expect(ends[1]).toEqual(ends[0]);
      expect(ends[2]).toEqual(ends[0]);
    }
  });
});

describe('an account whose cart is almost full', () => {
  it('an account whose cart is almost full takes what fits and what it has already, and leaves the rest', () => {
    const ids = (lines: Lists) => lines.cart.map(({ ProductId }) => Number(ProductId));
    const account = Array.from({ length: 99 }, (_, at) => ({ ProductId: String(at + 1) }));
    const { rest, left } = fitting(held([500, 1], [7, 2], [501, 1]), { cart: account, wish: [] });
    expect([ids(rest), ids(left)]).toEqual([[500, 7], [501]]);
  });
});
