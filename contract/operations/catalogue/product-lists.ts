import { z } from 'zod';
import { listing } from '../../constants.ts';
import { dollars, idList, languageCode, pageNo, pageSize, recordValueJson, text } from '../../wire-types.ts';

/** What lists of products are asked with. `TabName` is sent by existing clients and means nothing. */
export const productListRequest = (defaultPageSize: number) =>
  z.object({
    PageNo: pageNo,
    PageSize: pageSize(defaultPageSize),
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
 * `OrderByColumnName`: each documented value with its plain meaning. "" is the default order, and so is null, which
 * clients send after a sort choice (contract, gotchas), and any other text.
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

/** Stars, 1 to 5, that many and up; null, "", 0 and absent: all. */
const leastRating = z
  .union([z.literal(''), z.null(), z.number().int().min(0).max(5), z.string().regex(/^\s*[0-5]\s*$/u)])
  .optional()
  .transform((value) => Number(value) || null);

/** What narrows a list, for the products as for their counts: choices of one kind widen it. Prices in dollars. */
export const productFilters = {
  SearchTerm: text(200),
  SizeID: idList,
  ColorID: idList,
  CategoryID: idList,
  TagID: idList,
  ManufacturerID: idList,
  MinPrice: dollars,
  MaxPrice: dollars,
  Rating: leastRating,
};

/** At most this many products are looked up by id in one call. */
export const maxProductIds = listing.maxPageSize;
