import { z } from 'zod';
import { listing } from '../../constants.ts';
import { dollars, idList, languageCode, pageNo, pageSize, recordValueJson, text } from '../../wire-types.ts';

/** Parameters of product lists. `TabName` is sent by existing clients and ignored. */
export const productListRequest = (defaultPageSize: number) =>
  z.object({
    PageNo: pageNo,
    PageSize: pageSize(defaultPageSize),
    /** Ignored. Existing clients send it. */
    TabName: z.string().max(200).nullish(),
    languageCode,
    recordValueJson,
  });

const orders = new Map([
  ['price asc', 'cheapest'],
  ['price desc', 'dearest'],
  ['date asc', 'oldest'],
  ['date desc', 'newest'],
] as const);

/**
 * `OrderByColumnName`: maps each documented value to a sort order. "", null (which clients send after a sort
 * selection) and any other text mean the default order.
 */
export const productOrder = z
  .union([z.string().max(100), z.number(), z.null()])
  .optional()
  .transform(
    (value) =>
      orders.get(
        String(value ?? '')
          .trim()
          .toLowerCase() as 'price asc',
      ) ?? 'featured',
  );

/** The minimum rating in stars, 1 to 5. If it is null, "", 0 or absent, all products match. */
const minRating = z
  .union([z.literal(''), z.null(), z.number().int().min(0).max(5), z.string().regex(/^\s*[0-5]\s*$/u)])
  .optional()
  .transform((value) => Number(value) || null);

/**
 * Filters of a list, for both its products and its counts. Several selections of one kind widen it. Prices in dollars.
 */
export const productFilters = {
  SearchTerm: text(200),
  SizeID: idList,
  /** Ids of colors (GET_COLORS_LIST), joined with commas. */
  ColorID: idList,
  CategoryID: idList,
  TagID: idList,
  ManufacturerID: idList,
  /** The lowest price in dollars; empty for any. */
  MinPrice: dollars,
  /** The highest price in dollars; empty for any. */
  MaxPrice: dollars,
  /** The fewest stars, 1 to 5; 0 or empty for any. */
  Rating: minRating,
};

/** The maximum number of products looked up by id in one call. */
export const maxProductIds = listing.maxPageSize;
