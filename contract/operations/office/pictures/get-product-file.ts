import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';

export const getProductFile = operation({
  name: 'GET_PRODUCT_FILE',
  path: 'pictures/get-product-file',
  summary:
    'Returns the file that buyers of a digital product get. Download it from GET `/office/product-files/{id}`. Each view is recorded in the audit log.',
  source: 'docs/internals/office.md',
  caller: { staff: 'catalogue.write' },
  request: z.object({ id }),
  response: z.object({ file: z.string(), type: z.string(), fileName: z.string() }),
});
