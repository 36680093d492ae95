import { z } from 'zod';
import { languageCodes } from '../../../languages.ts';
import { operation } from '../../../operation.ts';
import { id, text, time, version } from '../office-types.ts';
import { languageStatuses, names, shownState, stock } from './product-types.ts';

/** Sort fields of the product list. */
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
  source: 'docs/decisions/064-catalogue-in-the-office.md',
  caller: { staff: 'catalogue.read' },
  queue: 'office',
  request: z.object({
    /** Part of a name in any language, or of the product number. */
    find: text(0, 100).default(''),
    /** Only these, whatever their state; null for all. */
    ids: z.array(id).max(200).nullable().default(null),
    /** In this category or its subcategories. */
    categoryId: id.nullable().default(null),
    brandId: id.nullable().default(null),
    /** Null means all except archived products. */
    state: shownState.nullable().default(null),
    /** Out of stock, or low stock. */
    stock: z.enum(['out', 'low']).nullable().default(null),
    /** Only products without a Khmer name. */
    isUntranslated: z.boolean().default(false),
    sort: z.enum(productSorts).default('newest'),
    isBackwards: z.boolean().default(false),
    /** The language names of products and categories are compared in. */
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
        stock,
        state: shownState,
        /** When a hidden product will be published. */
        publishAt: time.nullable(),
        /** When staff or a file changed it last; an order that takes stock is no change. */
        changedAt: time,
        languages: languageStatuses,
      }),
    ),
    /** Null on the last page. */
    next: z.object({ value: z.string(), id }).nullable(),
    /** Null except on the first page. */
    found: z
      .object({
        products: z.number(),
        all: z.number(),
        low: z.number(),
        untranslated: z.number(),
        hidden: z.number(),
      })
      .nullable(),
  }),
});
