import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, text } from '../office-types.ts';

export const suggestName = operation({
  name: 'SUGGEST_NAME',
  path: 'catalogue/suggest-name',
  summary:
    'What a new product may be called in the other language, made of the shop’s own words (empty where a part has none), and the category where its like stands.',
  source: 'docs/decisions/072-pictures-from-the-office.md',
  caller: { staff: 'catalogue.write' },
  queue: 'office',
  request: z.object({ name: text(1, 200), language }),
  response: z.object({ name: z.string(), categoryId: id.nullable() }),
});
