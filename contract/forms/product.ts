import type { z } from 'zod';
import type { storedProduct } from '../operations/office/catalogue/product-types.ts';

type Product = z.output<typeof storedProduct>;
export type TextName = keyof NonNullable<Product['texts']['en']>;
export type ProductFieldName = Exclude<keyof Product, 'id' | 'version' | 'texts'>;

/** The kind of a field. It decides how the field is edited and how it appears in history, conflicts and bulk edits. */
type InputKind =
  | 'line'
  | 'lines'
  | 'html'
  | 'cents'
  | 'count'
  | 'check'
  | 'state'
  | 'moment'
  | 'word'
  | 'words'
  | 'choices'
  | 'groups'
  | 'pictures'
  | 'file'
  | 'stockPer'
  | 'variants'
  | 'costs';

/** The list of GET_CATALOGUE_WORDS the value is chosen from. */
type Words = 'categories' | 'brands' | 'vendors' | 'tags' | 'colours' | 'sizes' | 'shippingMethods';

interface ProductInput {
  kind: InputKind;
  of?: Words;
}

/** All text fields of a product, each in both languages. */
export const textInputs = {
  name: { kind: 'line' },
  shortDescription: { kind: 'lines' },
  fullDescription: { kind: 'html' },
  metaTitle: { kind: 'line' },
  metaDescription: { kind: 'lines' },
  metaKeywords: { kind: 'line' },
} as const satisfies Record<TextName, ProductInput>;

/** All other fields. The code doesn't compile until a new field is added here. */
export const productInputs = {
  sku: { kind: 'line' },
  categoryIds: { kind: 'words', of: 'categories' },
  brandId: { kind: 'word', of: 'brands' },
  vendorId: { kind: 'word', of: 'vendors' },
  priceCents: { kind: 'cents' },
  costCents: { kind: 'cents' },
  variantCosts: { kind: 'costs' },
  stock: { kind: 'count' },
  stockPer: { kind: 'stockPer' },
  variants: { kind: 'variants' },
  showStock: { kind: 'check' },
  orderMaximum: { kind: 'count' },
  allowDiscounts: { kind: 'check' },
  shippingCents: { kind: 'cents' },
  shippingFree: { kind: 'check' },
  shippingDays: { kind: 'line' },
  shippingMethodIds: { kind: 'words', of: 'shippingMethods' },
  state: { kind: 'state' },
  publishAt: { kind: 'moment' },
  digital: { kind: 'file' },
  tagIds: { kind: 'words', of: 'tags' },
  colours: { kind: 'choices', of: 'colours' },
  sizes: { kind: 'choices', of: 'sizes' },
  options: { kind: 'groups' },
  pictures: { kind: 'pictures' },
  popularity: { kind: 'count' },
  createdAt: { kind: 'moment' },
} as const satisfies Record<ProductFieldName, ProductInput>;
