import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, version } from '../office-types.ts';
import { changedRecord } from '../records/record-types.ts';

export const endDiscount = operation({
  name: 'END_DISCOUNT',
  path: 'discounts/end-discount',
  summary:
    'Ends a discount now, by the clock of the database. One that has ended stays as it is; one that has not begun is refused with `faults` (400), or as it is now when somebody has changed it since `version` (409).',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: { staff: 'discounts.write' },
  request: z.object({ id, version }),
  response: changedRecord,
});
