import { z } from 'zod';
import { languageCodes } from '../../../languages.ts';
import { operation } from '../../../operation.ts';
import { id, text, time, version } from '../office-types.ts';
import { languageStatuses, names, shownState, stock } from './product-types.ts';

export const productSorts = [
  'newest',
  'sku',
  'name',
  'category',
  'price',
  'stock',
  'state',
  'changed',
] as const;

export const listProducts = operation({
  name: 'LIST_PRODUCTS',
  path: 'catalogue/list-products',
  summary:
    'Lists products in any status, page by page. The first page includes the number of results, and how many of all products need attention.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.read', keys: 'documented' },
  request: z.object({
    /** Part of a name in any language or of the SKU, or a whole barcode or SKU of a variant. */
    find: text(0, 100).default(''),
    /** Only these, whatever their state; null for all. */
    ids: z.array(id).max(200).nullable().default(null),
    /** Only those with these SKUs, whatever their state; null for all. */
    skus: z.array(text(1, 64)).max(200).nullable().default(null),
    /** In this category or its subcategories. */
    categoryId: id.nullable().default(null),
    brandId: id.nullable().default(null),
    /** Null means all products that aren't archived. */
    state: shownState.nullable().default(null),
    /** Whether to return products that are out of stock, or low in stock. */
    stock: z.enum(['out', 'low', 'owed']).nullable().default(null),
    /** Only products without a Khmer name. */
    isUntranslated: z.boolean().default(false),
    sort: z.enum(productSorts).default('newest'),
    isBackwards: z.boolean().default(false),
    /** The language in which names of products and categories are compared. */
    language: z.enum(languageCodes).default('en'),
    /** `next` of the previous page, or null for the first page. */
    after: z
      .object({ value: text(0, 1000), id })
      .nullable()
      .default(null),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  response: z.object({
    products: z.array(
      z.object({
        id,
        version,
        sku: z.string(),
        names,
        /** '' if there is no picture. */
        picture: z.string(),
        categoryId: id,
        brandId: id.nullable(),
        priceCents: z.number(),
        /** The current price, including a discount. */
        payCents: z.number(),
        /** What it costs the shop, null if unknown. Only with the permission `costs.read`. */
        costCents: z.number().nullable().optional(),
        stock,
        /** The lowest stock of its variants; null unless stock is counted per variant. */
        minStock: stock,
        /** The color and size of that variant, if its stock is low. */
        minVariant: names.nullable(),
        state: shownState,
        /** The time when a hidden product will be published. */
        publishAt: time.nullable(),
        /**
         * The time when staff or an import last changed the product. An order that takes stock isn't a
         * change.
         */
        changedAt: time,
        languages: languageStatuses,
      }),
    ),
    /** Null on the last page. */
    next: z.object({ value: z.string(), id }).nullable(),
    /** Totals on the first page, otherwise null. Counting stops at 10,000; 10,001 products of a view are more. */
    found: z
      .object({
        products: z.number(),
        /** Whether there are more results than `products`. */
        hasMore: z.boolean(),
        all: z.number(),
        low: z.number(),
        untranslated: z.number(),
        hidden: z.number(),
      })
      .nullable(),
  }),
});
