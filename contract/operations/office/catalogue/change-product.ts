import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, version } from '../office-types.ts';
import { changed, isPriceSure, productChanges } from './product-types.ts';

export const changeProduct = operation({
  name: 'CHANGE_PRODUCT',
  path: 'catalogue/change-product',
  summary:
    'Changes fields of one product, all or none. Refused with `faults` by field (400), or as it is now when somebody has changed it since `version` (409).',
  source: 'docs/decisions/064-catalogue-in-the-office.md',
  caller: { staff: 'catalogue.write' },
  queue: 'office',
  request: z.object({ id, version, fields: productChanges, isPriceSure }),
  response: changed,
});
