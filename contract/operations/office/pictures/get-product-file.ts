import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';

export const getProductFile = operation({
  name: 'GET_PRODUCT_FILE',
  path: 'pictures/get-product-file',
  summary:
    'The file buyers of a digital product get, for who sells it; its bytes come by GET `/office/product-files/{id}`. Each time it is in the audit.',
  source: 'docs/decisions/072-pictures-from-the-office.md',
  caller: { staff: 'catalogue.write' },
  queue: 'office',
  request: z.object({ id }),
  response: z.object({ file: z.string(), type: z.string(), fileName: z.string() }),
});
