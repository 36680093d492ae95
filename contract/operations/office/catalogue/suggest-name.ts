import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, text } from '../office-types.ts';

export const suggestName = operation({
  name: 'SUGGEST_NAME',
  path: 'catalogue/suggest-name',
  summary:
    'Suggests a name for a new product in the other language, built from the shop’s own words (empty if one is missing), and the category of similar products.',
  source: 'docs/internals/office.md',
  caller: { staff: 'catalogue.write' },
  request: z.object({ name: text(1, 200), language }),
  response: z.object({ name: z.string(), categoryId: id.nullable() }),
});
