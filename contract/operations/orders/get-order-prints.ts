import { z } from 'zod';
import { optionAsks } from '../../artwork.ts';
import { operation } from '../../operation.ts';
import { id, languageCode, list, optionalId, recordValueJson } from '../../wire-types.ts';
import { artworkFacts } from './artwork-fields.ts';

const row = z.object({
  OrderItemID: z.number(),
  ProductAttributeID: z.number(),
  ProductName: z.string(),
  /** The chosen option, such as `One-color print`. */
  OptionName: z.string(),
  AsksFor: z.enum(optionAsks).exclude(['none']),
  /** The file that was sent. Its picture is at `/artwork/{ArtworkId}` for the browser of its customer. */
  Artwork: z
    .object({ ArtworkId: z.uuid(), FileName: z.string(), Bytes: z.number(), Facts: artworkFacts })
    .nullable(),
  Text: z.string(),
  /** Whether it can still be sent or replaced: until work on the order begins. */
  IsOpen: z.boolean(),
});

export const getOrderPrints = operation({
  name: 'GET_ORDER_PRINTS',
  path: 'common/get-order-prints',
  summary:
    "Returns for which options of one of the caller's orders a file or a text is printed, and what was sent; an empty list for any other id. Kado-specific.",
  source: 'docs/decisions/111-artwork.md',
  caller: 'customer',
  queue: 'browse',
  request: z.object({ OrderId: id, UserID: optionalId, languageCode, recordValueJson }),
  response: list(row),
});
