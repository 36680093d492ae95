import fc from 'fast-check';
import { pictureViews, stockPers } from '#contract/constants.ts';
import type { StoredCategory, StoredProduct, TaxonomyTerm, TaxonomyType } from '#shop/catalogue/catalogue.ts';
import { type References, referencesOf } from '#shop/imports/references.ts';
import type { FileRow } from '#shop/imports/row.ts';
import { type ProductColumn, productChanges } from '#shop/imports/product-columns.ts';

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

const termsOf = (kind: TaxonomyType, ids: readonly number[], more: object = {}) =>
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

export const references: fc.Arbitrary<References> = fc
  .record({
    categories: fc.array(line, { minLength: 4, maxLength: 4 }),
    brand: termsOf('brand', ids),
    vendor: termsOf('vendor', ids),
    tag: termsOf('tag', ids),
    colour: termsOf('colour', ids),
    size: termsOf('size', ids),
    attribute: termsOf('attribute', [1, 2, 3, 4]),
    option3: termsOf('option', [31, 32], { attributeId: 3 }),
    option4: termsOf('option', [41, 42], { attributeId: 4 }),
    shipping: fc.array(line, { minLength: 2, maxLength: 2 }),
  })
  .map(({ categories: [a, b, c, d], shipping, option3, option4, ...labels }) =>
    referencesOf({
      categories: [category(1, null, a!), category(2, 1, b!), category(3, 1, c!), category(4, 3, d!)],
      words: new Map<TaxonomyType, TaxonomyTerm[]>([
        ...(Object.entries(labels) as [TaxonomyType, TaxonomyTerm[]][]),
        ['option', [...option3, ...option4]],
      ]),
      shippingMethods: shipping.map((name, at) => ({ id: at + 1, names: { en: name } })),
      printMethods: [],
    }),
  );

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
export const choices = (from: readonly number[]) =>
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
export const file = fc
  .string({ unit: fc.constantFrom(...Array.from('abc.-_()%0189')), minLength: 1, maxLength: 12 })
  .filter((name) => !name.includes('..'));
export const texts = fc.record({
  name: line,
  shortDescription: text,
  fullDescription: text.map((description) => description.replaceAll(/[<>&"]/gu, '')),
  metaTitle: fc.oneof(line, fc.constant('')),
  metaDescription: text,
  metaKeywords: fc.oneof(line, fc.constant('')),
});

const plainProduct: fc.Arbitrary<StoredProduct> = fc.record({
  id: fc.constant(7),
  version: fc.constant(3),
  sku: line,
  gtin: fc.constantFrom('', '4006381333931', '96385074'),
  categoryIds: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 1 }),
  brandId: fc.constantFrom(null, ...ids),
  vendorId: fc.constantFrom(null, ...ids),
  priceCents: cents,
  costCents: fc.option(cents),
  priceSteps: fc
    .uniqueArray(fc.integer({ min: 2, max: 1000 }), { maxLength: 4 })
    .map((all) => all.toSorted((one, other) => one - other).map((from) => ({ from, cents: 10_000 - from }))),
  expectedOn: fc.constantFrom(null, '2026-12-04', '2020-02-29'),
  backOrderMax: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  orderMinimum: fc.integer({ min: 1, max: 1000 }),
  positions: fc.constantFrom([], [{ attributeId: 3, widthMm: 280, heightMm: 300 }]),
  minimumFeeCents: fc.option(fc.integer({ min: 1, max: 10_000 })),
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
  relatedSkus: fc.subarray(['CAP-01', 'B;2', 'x: y > z']),
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
      areas: fc.constant([]),
    }),
    { maxLength: 3 },
  ),
  texts: fc.oneof(fc.record({ en: texts }), fc.record({ en: texts, ar: texts })),
  popularity: fc.constant(5),
  createdAt: fc.constant(new Date('2026-01-01T00:00:00Z')),
});

/** Gives each variant its own stock, if the product has the options by which stock is counted. */
export function withVariants(stored: StoredProduct): StoredProduct {
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

export const product = plainProduct.map(withVariants);

/** The pictures of the shop by file name. */
export const shopPictures = ({ pictures }: StoredProduct) =>
  new Map(
    pictures.map(({ path, width, height }) => [path.split('/').at(-1)!, { path, width, height }] as const),
  );

export const asRow = (cells: FileRow<ProductColumn>['cells']): FileRow<ProductColumn> => ({
  line: 2,
  cells,
  problems: [],
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
  printMethods: [],
});
export const read = (cells: FileRow<ProductColumn>['cells']) =>
  productChanges(asRow({ sku: 'A', ...cells }), small, new Map());
