import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, version, editRefusals } from '../office-types.ts';
import { changed, isPriceSure, productChanges } from './product-types.ts';

export const changeProduct = operation({
  name: 'CHANGE_PRODUCT',
  path: 'catalogue/change-product',
  summary:
    'Updates fields of a product. Either all changes are saved or none. Refused with `faults` by field (400), or with the current product if someone else has edited it since `version` (409).',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.write', keys: 'documented' },
  refusals: editRefusals,
  request: z.object({ id, version, fields: productChanges, isPriceSure }),
  response: changed,
});
