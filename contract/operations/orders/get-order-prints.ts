import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, list, optionalId, recordValueJson } from '../../wire-types.ts';
import { orderPrintRow } from './artwork-fields.ts';

export const getOrderPrints = operation({
  name: 'GET_ORDER_PRINTS',
  path: 'common/get-order-prints',
  summary:
    "Returns for which options of one of the caller's orders a file or a text is printed, and what was sent; an empty list for any other id. Kado-specific.",
  source: 'docs/decisions/111-artwork.md',
  caller: 'customer',
  queue: 'browse',
  request: z.object({ OrderId: id, UserID: optionalId, languageCode, recordValueJson }),
  response: list(orderPrintRow),
});
