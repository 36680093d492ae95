import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, list, optionalId, recordValueJson } from '../../wire-types.ts';
import { printedRow } from './artwork-fields.ts';

export const getDesigns = operation({
  name: 'GET_DESIGNS',
  path: 'common/get-designs',
  summary:
    'Returns what is printed by designs of a cart: by those of visitors, and of the caller. Designs of other customers are left out. Kado-specific.',
  source: 'docs/decisions/111-artwork.md',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    /** The designs of a cart, up to 100. */
    DesignIDs: z.array(z.uuid()).max(100),
    /** The product, for the picture that shows the print. */
    ProductId: optionalId,
    /** The selected options of the product, for the color of the picture and the colors of the print. */
    Options: z
      .array(z.object({ ProductAttributeID: id, PrimaryKeyValue: id }))
      .max(100)
      .optional(),
    languageCode,
    recordValueJson,
  }),
  response: list(printedRow.extend({ DesignID: z.uuid() })),
});
