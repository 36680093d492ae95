import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pictureViews, stockPers } from '#contract/constants.ts';
import { productFields } from '#contract/forms/product-fields.ts';
import {
  type StoredCategory,
  productKind,
  type StoredProduct,
  type TaxonomyTerm,
  type TaxonomyType,
} from '#shop/catalogue/catalogue.ts';

import { planned } from '#shop/records/records.ts';
import { escapeFormula, unescapeFormula } from './formula.ts';
import { knownOf, type References, referencesOf } from './references.ts';
import type { FileRow } from './row.ts';
import {
  columnsOf,
  pictureFiles,
  type ProductColumn,
  productChanges,
  productRow,
} from './product-columns.ts';

/** Difficult names, accidental and malicious, as the shop stores them. */
const hardNames = [
  '=1+1',
  '+855 12 000 001',
  '-5',
  '@x',
  "'=x",
  '00123',
  'ក្រមា; ពែង',
  'A > B',
  'a\\b',
  'Box +2',
  'Set: big',
  'x #2',
  '(optional)',
  'Print (optional)',
  '20%',
  '"quoted"',
  'Ünï "c" ​ខ្មែរ',
];
const line = fc
  .oneof(
    fc.constantFrom(...hardNames),
    fc.string({
      unit: fc.constantFrom(...Array.from('ab;:>+\\#\'"=-@%()0159 កា្')),
      minLength: 1,
      maxLength: 12,
    }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  )
  .map((text) =>
    text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
      .trim(),
  )
  .filter((text) => text !== '');
const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n'));

const word = (kind: TaxonomyType, ids: readonly number[], more: object = {}) =>
  fc
    .array(line, { minLength: ids.length, maxLength: ids.length })
    .map((names) =>
      ids.map((id, at): TaxonomyTerm => ({ kind, id, version: 1, names: { en: names[at]! }, ...more })),
    );
const ids = [1, 2, 3];
const category = (id: number, parentId: number | null, name: string): StoredCategory => ({
  id,
  parentId,
  names: { en: name },
  picture: null,
  position: id,
  state: 'published',
  metaTitle: { en: '', km: '' },
  metaDescription: { en: '', km: '' },
  version: 1,
});

const references: fc.Arbitrary<References> = fc
  .record({
    categories: fc.array(line, { minLength: 4, maxLength: 4 }),
    brand: word('brand', ids),
    vendor: word('vendor', ids),
    tag: word('tag', ids),
    colour: word('colour', ids),
    size: word('size', ids),
    attribute: word('attribute', [1, 2, 3, 4]),
    option3: word('option', [31, 32], { attributeId: 3 }),
    option4: word('option', [41, 42], { attributeId: 4 }),
    shipping: fc.array(line, { minLength: 2, maxLength: 2 }),
  })
  .map(({ categories: [a, b, c, d], shipping, option3, option4, ...words }) =>
    referencesOf({
      categories: [category(1, null, a!), category(2, 1, b!), category(3, 1, c!), category(4, 3, d!)],
      words: new Map<TaxonomyType, TaxonomyTerm[]>([
        ...(Object.entries(words) as [TaxonomyType, TaxonomyTerm[]][]),
        ['option', [...option3, ...option4]],
      ]),
      shippingMethods: shipping.map((name, at) => ({ id: at + 1, names: { en: name } })),
    }),
  );

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const choices = (from: readonly number[]) =>
  fc.subarray([...from]).chain((chosen) =>
    fc.tuple(
      ...chosen.map((optionId) =>
        fc
          .record({
            priceType: fc.constantFrom(1 as const, 2 as const),
            amount: fc.integer({ min: 0, max: 100_000 }),
          })
          .map(({ priceType, amount }) => ({ optionId, amount, priceType: amount === 0 ? 1 : priceType })),
      ),
    ),
  ) as fc.Arbitrary<StoredProduct['colours']>;
const file = fc
  .string({ unit: fc.constantFrom(...Array.from('abc.-_()%0189')), minLength: 1, maxLength: 12 })
  .filter((name) => !name.includes('..'));
const texts = fc.record({
  name: line,
  shortDescription: text,
  fullDescription: text.map((own) => own.replaceAll(/[<>&"]/gu, '')),
  metaTitle: fc.oneof(line, fc.constant('')),
  metaDescription: text,
  metaKeywords: fc.oneof(line, fc.constant('')),
});

const plainProduct: fc.Arbitrary<StoredProduct> = fc.record({
  id: fc.constant(7),
  version: fc.constant(3),
  sku: line,
  categoryIds: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 1 }),
  brandId: fc.constantFrom(null, ...ids),
  vendorId: fc.constantFrom(null, ...ids),
  priceCents: cents,
  costCents: fc.option(cents),
  variantCosts: fc.constant([]),
  stock: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  stockPer: fc.constantFrom(null, ...stockPers),
  variants: fc.constant([]),
  showStock: fc.boolean(),
  orderMaximum: fc.option(fc.integer({ min: 1, max: 1000 })),
  allowDiscounts: fc.boolean(),
  shippingCents: cents,
  shippingFree: fc.boolean(),
  shippingDays: fc.constantFrom('', '2-4', '=1', '-1'),
  shippingMethodIds: fc.subarray([1, 2]),
  state: fc.constantFrom('published' as const, 'hidden' as const, 'archived' as const),
  publishAt: fc.constant(null),
  digital: fc.constant(null),
  tagIds: fc.subarray([...ids]),
  colours: choices(ids),
  sizes: choices(ids),
  options: fc.tuple(choices([31, 32]), choices([41, 42]), fc.boolean()).map(([three, four, required]) =>
    [
      { attributeId: 3, required, choices: three },
      { attributeId: 4, required: !required, choices: four },
    ].filter((group) => group.choices.length > 0),
  ),
  pictures: fc.array(
    fc.record({
      path: file.map((name) => `/content/commonImages/${name}.webp`),
      colourId: fc.constantFrom(null, ...ids),
      view: fc.constantFrom(...pictureViews),
      width: fc.constant(1000),
      height: fc.constant(800),
      alt: fc.constant({}),
    }),
    { maxLength: 3 },
  ),
  texts: fc.oneof(fc.record({ en: texts }), fc.record({ en: texts, ar: texts })),
  popularity: fc.constant(5),
  createdAt: fc.constant(new Date('2026-01-01T00:00:00Z')),
});

/** Gives each variant its own stock, if the product has what stock is counted per. */
function withVariants(stored: StoredProduct): StoredProduct {
  const idsOf = (options: StoredProduct['sizes'], isCounted: boolean) =>
    isCounted ? options.map(({ optionId }) => optionId).toSorted((one, other) => one - other) : [0];
  const { stockPer, colours, sizes } = stored;
  const sizeIds = idsOf(sizes, stockPer !== 'color');
  const variants = idsOf(colours, stockPer !== 'size').flatMap((colourId) =>
    sizeIds.map((sizeId) => ({
      colourId,
      sizeId,
      stock: colourId + sizeId,
      sku: `${sizeId};:|/`,
      barcode: '1',
    })),
  );
  if (stockPer === null || variants.length === 0) return { ...stored, stockPer: null };
  const variantCosts = variants
    .slice(1)
    .map(({ colourId, sizeId }) => ({ colourId, sizeId, costCents: 1250 }));
  return { ...stored, variants, variantCosts, stock: variants.reduce((sum, { stock }) => sum + stock, 0) };
}

const product = plainProduct.map(withVariants);

/** The pictures of the shop by file name. */
const shopPictures = ({ pictures }: StoredProduct) =>
  new Map(
    pictures.map(({ path, width, height }) => [path.split('/').at(-1)!, { path, width, height }] as const),
  );

const asRow = (cells: FileRow<ProductColumn>['cells']): FileRow<ProductColumn> => ({
  line: 2,
  cells,
  problems: [],
});

describe('product rows written and read', () => {
  test.each(['csv', 'xlsx'] as const)(
    'a product survives a round trip with any names, texts and numbers (%s)',
    (kind) => {
      fc.assert(
        fc.property(product, references, (stored, around) => {
          const cells = Object.fromEntries(
            Object.entries(productRow(stored, around)).map(([column, cell]) => [
              column,
              unescapeFormula(escapeFormula(cell, kind)),
            ]),
          );
          const changes = productChanges(asRow(cells), around, shopPictures(stored));
          expect(changes.problems).toEqual([]);
          const change = { id: stored.id, fields: changes.fields as Partial<StoredProduct> };
          const there = { stored: new Map([[stored.id, stored]]) };
          const outcome = planned(productKind(knownOf(around)), change, undefined, there, new Map());
          expect(outcome.state).toBe('unchanged');
        }),
        { numRuns: 400 },
      );
    },
  );
});

test('a file from before or after stock was counted per variant changes no stock', () => {
  fc.assert(
    fc.property(product, references, (counted, around) => {
      fc.pre(counted.stockPer !== null);
      const plain = { ...counted, stockPer: null, variants: [] };
      const importing = (made: StoredProduct, stored: StoredProduct, cells: object = {}) => {
        const row = asRow({ ...productRow(made, around), ...cells });
        const { fields } = productChanges(row, around, shopPictures(made));
        const change = { id: stored.id, fields: fields as Partial<StoredProduct> };
        const there = { stored: new Map([[stored.id, stored]]) };
        return planned(productKind(knownOf(around)), change, undefined, there, new Map());
      };
      expect(importing(plain, counted)).toMatchObject({ state: 'unchanged' });
      expect(importing(counted, plain)).toMatchObject({ after: { variants: 'notCounted' } });
      const more = { stock: '3', stock_was: '2' };
      expect(importing(counted, counted, more)).toMatchObject({ after: { stock: 'perVariant' } });
    }),
    { numRuns: 100 },
  );
});

const small = referencesOf({
  categories: [category(1, null, 'Drinkware'), category(2, 1, 'Mugs & Cups'), category(3, 1, 'Mugs')],
  words: new Map<TaxonomyType, TaxonomyTerm[]>([
    ['brand', [{ kind: 'brand', id: 1, version: 1, names: { en: 'Bayon' } }]],
    [
      'tag',
      [
        { kind: 'tag', id: 1, version: 1, names: { en: 'Office', ar: 'ការិយាល័យ' } },
        { kind: 'tag', id: 2, version: 1, names: { en: 'Same' } },
        { kind: 'tag', id: 3, version: 1, names: { en: 'Same' } },
      ],
    ],
    [
      'colour',
      ['White', 'Navy'].map((en, at) => ({ kind: 'colour', id: at + 1, version: 1, names: { en } })),
    ],
    ['size', [{ kind: 'size', id: 1, version: 1, names: { en: 'XL' } }]],
    ['attribute', [{ kind: 'attribute', id: 3, version: 1, names: { en: 'Logo print' } }]],
    [
      'option',
      ['No print', 'A+ print'].map((en, at) => ({
        kind: 'option',
        id: at + 1,
        version: 1,
        names: { en },
        attributeId: 3,
      })),
    ],
  ]),
  shippingMethods: [{ id: 1, names: { en: 'Courier' } }],
});
const read = (cells: FileRow<ProductColumn>['cells']) =>
  productChanges(asRow({ sku: 'A', ...cells }), small, new Map());

test('every field of a product has a column, except its dates, file and popularity', () => {
  const missing = Object.keys(productFields).filter((name) => columnsOf([name]).length === 0);
  expect(missing).toEqual(['publishAt', 'digital', 'popularity', 'createdAt']);
});

describe('product rows typed by people', () => {
  it.each<[FileRow<ProductColumn>['cells'], object]>([
    [{ price: '$12.5' }, { priceCents: 1250 }],
    [{ price: '១២.៥០' }, { priceCents: 1250 }],
    [{ stock: '' }, { stock: null }],
    [{ stock: '5' }, { stock: 5 }],
    [{ stock: '5', stock_was: '5' }, {}],
    [{ stock: '15', stock_was: '5' }, { stock: { by: 10 } }],
    [{ stock: '', stock_was: '5' }, { stock: null }],
    [{ categories: 'drinkware>Mugs' }, { categoryIds: [3] }],
    [{ categories: 'Mugs & cups; Drinkware' }, { categoryIds: [2, 1] }],
    [{ tags: 'ការិយាល័យ' }, { tagIds: [1] }],
    [{ tags: 'Same #3;' }, { tagIds: [3] }],
    [{ brand: '' }, { brandId: null }],
    [{ published: 'TRUE' }, { state: 'published' }],
    [{ published: 'Archived' }, { state: 'archived' }],
    [
      { colours: 'white; Navy + 1.5' },
      {
        colours: [
          { optionId: 1, priceType: 1, amount: 0 },
          { optionId: 2, priceType: 1, amount: 150 },
        ],
      },
    ],
    [
      { options: 'Logo print (optional): No print; A+ print +12.5%' },
      {
        options: [
          {
            attributeId: 3,
            required: false,
            choices: [
              { optionId: 1, priceType: 1, amount: 0 },
              { optionId: 2, priceType: 2, amount: 1250 },
            ],
          },
        ],
      },
    ],
    [{ price: '12,90' }, { priceCents: 1290 }],
    [{ price: 'US$ 1,234.50' }, { priceCents: 123_450 }],
    [{ price: '1.234,50' }, { priceCents: 123_450 }],
    [{ price: '99.0000' }, { priceCents: 9900 }],
    [{ stock: '5.0' }, { stock: 5 }],
    [{ shipping_charge: '1,50' }, { shippingCents: 150 }],
    [{ colours: 'Navy +1,5' }, { colours: [{ optionId: 2, priceType: 1, amount: 150 }] }],
    [{ short_km: 'ក' }, { texts: { ar: { shortDescription: 'ក' } } }],
    [{ stock_per: '' }, { stockPer: null }],
    [{ stock_per: '', variant_stock: '', variant_stock_was: '' }, { variants: [] }],
    [
      { stock_per: '', variant_stock: '', variant_stock_was: 'White: 1' },
      { stockPer: null, variants: [] },
    ],
    [
      { stock_per: 'color', variant_stock: 'White: 5; Navy: 2', variant_stock_was: 'White: 1' },
      {
        stockPer: 'color',
        variants: [
          { colourId: 1, sizeId: 0, stock: { by: 4 }, sku: '', barcode: '', isCounted: true },
          { colourId: 2, sizeId: 0, stock: 2, sku: '', barcode: '' },
        ],
      },
    ],
  ])('reads %j as %j', (cells, fields) => {
    expect(read(cells)).toEqual({ sku: 'A', fields: { sku: 'A', ...fields }, problems: [] });
  });

  it.each<[FileRow<ProductColumn>['cells'], string[]]>([
    [{ sku: ' ' }, ['sku missing']],
    [{ price: '' }, ['price missing']],
    [{ price: '12.5551' }, ['price amount 12.5551']],
    [{ price: '12.505' }, ['price twoNumbers "12.505" could be 12505 or 12.505']],
    [{ price: '1,200' }, ['price twoNumbers "1,200" could be 1200 or 1.2']],
    [{ price: '12,50៛' }, ['price amount 12,50៛']],
    [{ stock: '1,000' }, ['stock twoNumbers "1,000" could be 1000 or 1']],
    [{ order_maximum: '2,5' }, ['order_maximum number 2,5']],
    [{ price: '-5' }, ['price amount -5']],
    [{ stock: '1.5' }, ['stock number 1.5']],
    [{ stock: '3', stock_was: 'x' }, ['stock_was number x']],
    [{ categories: 'Drinkware > Cups' }, ['categories unknown Drinkware > Cups Drinkware > Mugs']],
    [{ tags: 'same' }, ['tags several same']],
    [{ published: 'perhaps' }, ['published state perhaps']],
    [{ shipping_free: 'maybe' }, ['shipping_free yesNo maybe']],
    [{ colours: 'White +1.5551' }, ['colours surcharge White +1.5551']],
    [{ colours: 'White +1,500' }, ['colours twoNumbers "White +1,500" could be 1500 or 1.5']],
    [{ colours: 'Pink +1' }, ['colours unknown Pink']],
    [{ options: 'No print' }, ['options group No print']],
    [{ options: 'Wrapping: Paper' }, ['options unknown Wrapping']],
    [
      { pictures: 'White: mug.jpg; Pink: x.png' },
      ['pictures noPicture mug.jpg', 'pictures unknown Pink', 'pictures noPicture x.png'],
    ],
  ])('rejects the cells %j', (cells, problems) => {
    expect(read(cells).problems.map((each) => Object.values(each).join(' '))).toEqual(problems);
  });

  it('lists the picture files of a row without their colors', () => {
    expect(pictureFiles(asRow({ pictures: 'White: mug (1).jpg; b\\;c.png;;' }))).toEqual([
      'mug (1).jpg',
      'b;c.png',
    ]);
    expect(pictureFiles(asRow({}))).toEqual([]);
  });
});
