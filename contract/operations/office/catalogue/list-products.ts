import { z } from 'zod';
import { languageCodes } from '../../../languages.ts';
import { operation } from '../../../operation.ts';
import { id, text, time, version } from '../office-types.ts';
import { languageStandings, names, shownState, stock } from './product-types.ts';

/** What a list of products can be sorted by. */
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
    'Products whatever their state, a page at a time. With the first page come how many were found, and how many of all wait for something.',
  source: 'docs/decisions/064-catalogue-in-the-office.md',
  caller: { staff: 'catalogue.read' },
  queue: 'office',
  request: z.object({
    /** A part of a name in any language, or of the number. */
    find: text(0, 100).default(''),
    /** In it or below it. */
    categoryId: id.nullable().default(null),
    brandId: id.nullable().default(null),
    /** null: all but those out of use. */
    state: shownState.nullable().default(null),
    /** None left, or few. */
    stock: z.enum(['out', 'low']).nullable().default(null),
    /** Without a name in Khmer. */
    isUntranslated: z.boolean().default(false),
    sort: z.enum(productSorts).default('newest'),
    isBackwards: z.boolean().default(false),
    /** The language names of products and categories are compared in. */
    language: z.enum(languageCodes).default('en'),
    /** `next` of the page before; null: the first page. */
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
        /** '' without one. */
        picture: z.string(),
        categoryId: id,
        brandId: id.nullable(),
        priceCents: z.number(),
        /** What it costs now, with its reduction. */
        payCents: z.number(),
        stock,
        state: shownState,
        /** When it is to be published; of what is hidden. */
        publishAt: time.nullable(),
        /** When staff or a file changed it last; an order that takes stock is no change. */
        changedAt: time,
        languages: languageStandings,
      }),
    ),
    /** null: there are no more. */
    next: z.object({ value: z.string(), id }).nullable(),
    /** null: of a later page. */
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
