import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time, version, editRefusals } from '../office-types.ts';
import { changed } from './product-types.ts';

export const publishProduct = operation({
  name: 'PUBLISH_PRODUCT',
  path: 'catalogue/publish-product',
  summary: 'Publishes a product, now or at a future time.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.write', keys: 'documented' },
  refusals: editRefusals,
  request: z.object({ id, version, at: time.nullable().default(null) }),
  response: changed,
});
