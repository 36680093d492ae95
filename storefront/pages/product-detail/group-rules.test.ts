import { describe, expect, test } from 'vitest';
import type { OptionGroup, ProductData } from './product-data.ts';
import {
  emptyChoice,
  firstPieces,
  openCells,
  openQuestion,
  pricedCells,
  sharedOut,
  suitedChoice,
} from './group-rules.ts';

const [white, green] = [11, 12];
const [small, medium, large] = [21, 22, 23];
const choice = (id: number, more = {}) => ({ id, name: String(id), price: 0, ...more });
const print: OptionGroup = {
  attributeId: 9,
  name: 'Front',
  required: true,
  choices: [
    choice(90),
    choice(91, { price: 1, asksFor: 'artwork', area: { Colors: 1 } }),
    choice(92, { price: 2, asksFor: 'artwork', area: { Colors: 2 } }),
    choice(93, { price: 3, asksFor: 'artwork', area: {} }),
  ],
};
const colors: OptionGroup = {
  attributeId: 1,
  name: 'Color',
  required: true,
  choices: [choice(white), choice(green)],
};
const sizes: OptionGroup = {
  attributeId: 2,
  name: 'Size',
  required: true,
  choices: [small, medium, large].map((id) => choice(id)),
};
const shirt = (stock: readonly (readonly [color: number, size: number, stock: number])[] | null = null) =>
  ({
    options: [colors, sizes, print],
    stock: null,
    orderMaximum: 1000,
    variantStock: stock && {
      per: 'both',
      left: stock.map(([colorId, sizeId, left]) => ({ colorId, sizeId, stock: left })),
    },
  }) as unknown as ProductData;
const cell = (colorId: number, sizeId: number, quantity = 0) => ({ colorId, sizeId, quantity });

describe('pieces that are still to share out', () => {
  test('further pieces are shared out as the others are, and fractions go where rounding takes most', () => {
    const cells = [cell(white, small, 10), cell(white, medium, 28), cell(white, large, 20)];
    const shared = sharedOut(shirt(), cells, [], 12);
    expect(shared.map(({ quantity }) => quantity)).toEqual([12, 34, 24]);
  });

  test('pieces are shared out alike among empty fields', () => {
    const open = openCells(shirt(), [white]);
    expect(open).toHaveLength(3);
    expect(sharedOut(shirt(), [], open, 10).map(({ quantity }) => quantity)).toEqual([4, 3, 3]);
  });

  test('pieces beyond the stock stay to be shared out', () => {
    const product = shirt([
      [white, small, 5],
      [white, medium, 100],
      [white, large, 0],
    ]);
    expect(openCells(product, [white])).toEqual([cell(white, small), cell(white, medium)]);
    const cells = [cell(white, small, 4), cell(white, medium, 4)];
    expect(sharedOut(product, cells, [], 10).map(({ quantity }) => quantity)).toEqual([5, 9]);
  });

  test('pieces not shared out are priced without the surcharge of a color or size', () => {
    const cells = [cell(white, small, 4)];
    expect(pricedCells(cells, 10)).toEqual([...cells, cell(-1, -1, 6)]);
    expect(pricedCells(cells, 4)).toEqual(cells);
  });
});

describe('the print of a logo', () => {
  test('a logo gets the cheapest print that has enough colors', () => {
    expect([1, 2, 3].map((each) => suitedChoice(print, each)?.id)).toEqual([91, 92, 93]);
    expect(suitedChoice(print)?.id).toBe(91);
  });

  test('a choice that takes no file prints no logo', () => {
    expect(emptyChoice(print)?.id).toBe(90);
  });
});

test('a group is asked how many, which colors, how many of each, and where, in this order', () => {
  const ask = (pieces: number, cells: ReturnType<typeof cell>[], options = {}) =>
    openQuestion(shirt(), { pieces, cells, options });
  expect(ask(0, [])).toBe('many');
  expect(ask(10, [])).toBe('colors');
  expect(ask(10, [cell(white, small, 4)])).toBe('share');
  expect(ask(10, [cell(white, small, 10)])).toBe('where');
  expect(ask(10, [cell(white, small, 10)], { 9: 91 })).toBeNull();
});

describe('how many pieces a group begins with', () => {
  const draft = { pieces: 120, entry: 'a' };

  test('the number of a link that is followed replaces the one typed before', () => {
    expect(firstPieces(draft, { pieces: 50, entry: 'b' }, 1)).toBe(50);
  });

  test('looking at a few pieces on the same page, or a link without a number, keeps the typed number', () => {
    expect(firstPieces(draft, { pieces: 50, entry: 'a' }, 1)).toBe(120);
    expect(firstPieces(draft, { pieces: 0, entry: 'b' }, 1)).toBe(120);
  });

  test('without a typed number it is that of the link, else that of a few pieces', () => {
    expect(firstPieces({ pieces: 0, entry: '' }, { pieces: 50, entry: '' }, 3)).toBe(50);
    expect(firstPieces({ pieces: 0, entry: 'a' }, { pieces: 0, entry: 'a' }, 3)).toBe(3);
    expect(firstPieces({ pieces: 0, entry: '' }, { pieces: 0, entry: 'a' }, 1)).toBe(0);
  });
});
