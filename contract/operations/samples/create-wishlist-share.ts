import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { list, recordValueJson } from '../../wire-types.ts';
import { wishedItems } from './wished-item.ts';

export const createWishlistShare = operation({
  name: 'CREATE_WISHLIST_SHARE',
  path: 'common/create-wishlist-share',
  summary:
    "Stores a wish list for 90 days to share it by link: 'Saved Successfully' with its code. Kado-specific.",
  source: 'specification §2 Wishlist',
  caller: 'anyone',
  queue: 'message',
  refusals: { 400: ['itemsGone'] },
  request: z.object({
    /** The products, up to 100. */
    Items: wishedItems,
    recordValueJson,
  }),
  response: list(
    outcomeRow.extend({
      /** The code that GET_WISHLIST_SHARE accepts. */
      ShareCode: z.string().optional(),
      /** ISO 8601 with Z. */
      ExpiresAt: z.string().optional(),
    }),
  ),
  refusedData: messageRow,
});
