import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson, text } from '../../wire-types.ts';
import { productRow } from '../catalogue/product-row.ts';

const row = productRow.extend({
  Quantity: z.number(),
  SizeId: z.number().nullable(),
  SizeShortName: z.string(),
  ColorId: z.number().nullable(),
  ColorName: z.string(),
});

export const getWishlistShare = operation({
  name: 'GET_WISHLIST_SHARE',
  path: 'common/get-wishlist-share',
  summary:
    'Returns the products of a shared wish list with current prices; an empty list for an unknown or expired link. Kado-specific.',
  source: 'specification §2 Wishlist',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    /** The code of CREATE_WISHLIST_SHARE. */
    ShareCode: text(100),
    languageCode,
    recordValueJson,
  }),
  response: list(row),
});
