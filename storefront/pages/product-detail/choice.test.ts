import { describe, expect, test } from 'vitest';
import { priceTypes } from '#contract/constants.ts';
import { lineTerms } from '#tests/support/line-terms.ts';
import { choiceProblem, chosenPrice, shownPictures, workOf } from './choice.ts';
import type { ProductData } from './product-data.ts';

const product = {
  price: 24,
  discounted: 19.2,
  stock: 7,
  pictures: [],
  options: [
    {
      attributeId: 1,
      name: 'Color',
      required: true,
      choices: [
        { id: 1, name: 'Red', price: 0 },
        { id: 3, name: 'Sky', price: 0 },
      ],
    },
    { attributeId: 2, name: 'Size', required: true, choices: [{ id: 9, name: 'L', price: 1.1 }] },
    { attributeId: 5, name: 'Filling', required: true, choices: [{ id: 4, name: 'With', price: 6.15 }] },
    { attributeId: 6, name: 'Wrapping', required: false, choices: [{ id: 8, name: 'Box', price: 2.4 }] },
  ],
} as unknown as ProductData;

describe('checks before adding to the cart', () => {
  test('add to cart checks stock, size, color, required options and quantity in this order', () => {
    const problem = (options: Record<number, number>, quantity = 1, stock: number | null = 7) =>
      choiceProblem({ ...product, stock }, { options, quantity });
    expect(problem({}, 0, 0)).toEqual({ code: 'outOfStock' });
    expect(problem({}, 0)).toEqual({ code: 'size' });
    expect(problem({ 2: 9 }, 0)).toEqual({ code: 'color' });
    expect(problem({ 2: 9, 1: 1 }, 0)).toEqual({ code: 'attribute', name: 'Filling' });
    expect(problem({ 2: 9, 1: 1, 5: 4 }, 0)).toEqual({ code: 'quantity' });
    expect(problem({ 2: 9, 1: 1, 5: 4 }, 1, null)).toBeNull();
  });

  test('add to cart requires a size and a color if available, even if the product does not', () => {
    const options = product.options.map((group) => ({ ...group, required: false }));
    const problem = (chosen: Record<number, number>) =>
      choiceProblem({ ...product, options }, { options: chosen, quantity: 1 });
    expect(problem({})).toEqual({ code: 'size' });
    expect(problem({ 2: 9 })).toEqual({ code: 'color' });
    expect(problem({ 2: 9, 1: 1 })).toBeNull();
  });

  test('the price and the discounted price include the selected options', () => {
    const { price, discounted, surcharges } = chosenPrice(product, { options: { 2: 9, 5: 4 }, quantity: 1 });
    expect([price, discounted]).toEqual([31.25, 26.45]);
    expect(surcharges.map(({ name }) => name)).toEqual(['L', 'With']);
    expect(chosenPrice({ ...product, discounted: null }, { options: {}, quantity: 1 }).discounted).toBeNull();
  });

  test('a selected color shows its own pictures and those without a color, with views of the whole product first', () => {
    const picture = (path: string, colorId: number | null, view: string) => ({ path, colorId, view });
    const few = [picture('/a', 1, 'front'), picture('/b', 2, 'front')];
    const many = [...few, picture('/c', null, 'room'), picture('/d', 1, 'detail')];
    const paths = (pictures: object[], options: Record<number, number> = {}) =>
      shownPictures({ ...product, pictures } as ProductData, { options, quantity: 1 }).map(
        ({ path }) => path,
      );
    expect(paths(few)).toEqual(['/a', '/b']);
    expect(paths(few, { 1: 1 })).toEqual(['/a']);
    expect(paths(few, { 1: 3 })).toEqual(['/a', '/b']);
    expect(paths(many)).toEqual(['/a', '/d', '/c']);
    expect(paths(many, { 1: 2 })).toEqual(['/b', '/c']);
  });

  test('without customization the second whole picture leads, because it shows the product plain', () => {
    const picture = (path: string, view: string, colorId = 1): object => ({ path, colorId, view });
    const printing = {
      attributeId: 7,
      required: true,
      choices: [
        { id: 20, price: 0 },
        { id: 21, price: 1.2 },
      ],
    };
    const paper = {
      attributeId: 8,
      choices: [
        { id: 30, price: 0 },
        { id: 31, price: 0 },
      ],
    };
    const pictures = [
      picture('/printed', 'front'),
      picture('/other', 'front', 3),
      picture('/close', 'detail'),
      picture('/plain', 'front'),
    ];
    const paths = (options: Record<number, number>, groups: object[] = [printing, paper]) =>
      shownPictures(
        { ...product, options: [product.options[0], ...groups], pictures } as unknown as ProductData,
        {
          options,
          quantity: 1,
        },
      ).map(({ path }) => path);
    expect(paths({})).toEqual(['/printed', '/plain', '/close']);
    expect(paths({ 7: 20 })).toEqual(['/plain', '/printed', '/close']);
    expect(paths({ 7: 20, 1: 1 })).toEqual(['/plain', '/printed', '/close']);
    expect(paths({ 7: 21, 1: 1 })).toEqual(['/printed', '/plain', '/close']);
    expect(paths({ 7: 20, 1: 3 })).toEqual(['/other']);
    // Wrapping that is free with both selections changes nothing.
    expect(paths({ 8: 30, 1: 1 }, [paper])).toEqual(['/printed', '/plain', '/close']);
    // An optional print that isn't selected is no print, if the plain picture is made for it.
    const optional = [{ ...printing, required: false }, paper];
    expect(paths({}, optional)).toEqual(['/printed', '/plain', '/close']);
    pictures[3] = { ...pictures[3]!, areas: [{ ProductAttributeID: 7 }] };
    expect(paths({}, optional)).toEqual(['/plain', '/printed', '/close']);
    expect(paths({ 7: 21 }, optional)).toEqual(['/printed', '/plain', '/close']);
    expect(paths({})).toEqual(['/printed', '/plain', '/close']);
  });
});

test('prices by quantity follow the quantity, with the surcharges of their step', () => {
  const percent = { attributeId: 5, optionId: 4, priceType: priceTypes.percentage, value: 1000 };
  const terms = lineTerms({ priceCents: 2400, steps: [{ from: 25, cents: 2000, reducedCents: 1500 }] });
  const ladder = { ...product, terms: { ...terms, options: [percent] } };
  const at = (quantity: number) => chosenPrice(ladder, { options: { 5: 4 }, quantity });
  expect(at(24)).toMatchObject({ price: 26.4, discounted: null, base: 24, surcharges: [{ price: 2.4 }] });
  expect(at(25)).toMatchObject({ price: 22, discounted: 17, base: 15, surcharges: [{ price: 2 }] });
  expect(at(25).groups[2]?.choices[0]?.price).toBe(2);
});

test('a product needs an approval for a printed option, and before one is selected if all required ones are printed', () => {
  const print = (required: boolean, ...kinds: (string | undefined)[]) => ({
    attributeId: 7,
    required,
    choices: kinds.map((asksFor, at) => ({ id: at + 1, name: '', price: 0, extraDays: at * 2, asksFor })),
  });
  const work = (group: object, options = {}) =>
    workOf({ ...product, options: [group] } as unknown as ProductData, { options, quantity: 1 });
  const optional = print(false, undefined, 'artwork');
  expect(work(optional)).toEqual({ extraDays: 0, needsApproval: false });
  expect(work(optional, { 7: 1 })).toEqual({ extraDays: 0, needsApproval: false });
  expect(work(optional, { 7: 2 })).toEqual({ extraDays: 2, needsApproval: true });
  expect(work(print(true, 'text', 'artwork')).needsApproval).toBe(true);
  expect(work(print(true, undefined, 'artwork')).needsApproval).toBe(false);
});
