import { isDeepStrictEqual } from 'node:util';
import { type Fault, tidyLine } from '#shop/records/records.ts';
import { storedChoices, storedGroups } from './change-options.ts';
import { stockAfter } from './change-stock.ts';
import { storedTexts, textsAfter, textsChanged } from './change-texts.ts';
import type { Known, ProductChange, ProductField, ProductFields, StoredProduct } from './product-fields.ts';
import { productFaults } from './product-faults.ts';

/** What a change comes to: the whole product afterwards, which of its fields differ, and what is wrong with them. */
export interface ProductPlan {
  after: ProductFields;
  fields: ProductField[];
  faults: Fault<ProductField>[];
}

type PlainField = Exclude<keyof ProductFields, 'texts'>;

/** What a new product is unless somebody says otherwise. */
const newProduct: ProductFields = {
  sku: '',
  categoryIds: [],
  brandId: null,
  vendorId: null,
  priceCents: 0,
  stock: null,
  showStock: false,
  orderMaximum: null,
  allowDiscounts: true,
  shippingCents: 0,
  shippingFree: false,
  shippingDays: '',
  shippingMethodIds: [],
  state: 'published',
  digital: null,
  tagIds: [],
  colours: [],
  sizes: [],
  options: [],
  pictures: [],
  texts: {},
  popularity: 0,
  createdAt: new Date(0),
};
const plainFields = Object.keys(newProduct).filter((name): name is PlainField => name !== 'texts');

/** Works a change out against what is there now (null: nothing, it is a new one), as a value. */
export function planProduct(
  current: StoredProduct | null,
  { fields: changes }: Pick<ProductChange, 'fields'>,
  known: Known,
): ProductPlan {
  const before = current ?? newProduct;
  const stock =
    changes.stock === undefined ? { stock: before.stock } : stockAfter(before.stock, changes.stock);
  const { stock: _, texts: __, ...plain } = changes;
  const after = stored({
    ...before,
    ...plain,
    stock: 'stock' in stock ? stock.stock : before.stock,
    texts: textsAfter(before.texts, changes.texts ?? {}),
  });
  const fields = changedFields(stored(before), after, current === null);
  const faults = productFaults(after, current === null ? 'all' : fields, known);
  if ('fault' in stock) faults.push({ field: 'stock', code: stock.fault });
  if (current === null && changes.priceCents === undefined)
    faults.push({ field: 'priceCents', code: 'missing' });
  return { after, fields, faults };
}

/** A product as it would be stored: what can be written in two ways is written in one. */
function stored(fields: ProductFields): ProductFields {
  const [main, ...others] = fields.categoryIds;
  return {
    ...fields,
    sku: tidyLine(fields.sku),
    shippingDays: tidyLine(fields.shippingDays),
    categoryIds: main === undefined ? [] : [main, ...sorted(others.filter((id) => id !== main))],
    tagIds: sorted(fields.tagIds),
    shippingMethodIds: sorted(fields.shippingMethodIds),
    colours: storedChoices(fields.colours),
    sizes: storedChoices(fields.sizes),
    options: storedGroups(fields.options),
    texts: storedTexts(fields.texts),
  };
}

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((one, other) => one - other);

function changedFields(before: ProductFields, after: ProductFields, isNew: boolean): ProductField[] {
  const plain = plainFields.filter((name) =>
    // Of a new product the day it comes in is the database's, unless it was given.
    isNew && name === 'createdAt'
      ? false
      : !isDeepStrictEqual(comparable(before, name), comparable(after, name)),
  );
  return [...plain, ...textsChanged(before.texts, after.texts)];
}

/** A picture's size follows from its file. */
const comparable = (product: ProductFields, name: PlainField) =>
  name === 'pictures' ? product.pictures.map(({ path, colourId }) => ({ path, colourId })) : product[name];
