import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, id } from '../office-types.ts';

export const endKey = operation({
  name: 'END_KEY',
  path: 'keys/end-key',
  summary: 'Ends an API key for good, from the next request on.',
  source: 'docs/decisions/120-office-api-by-keys.md',
  caller: { staff: 'keys.write' },
  request: z.object({ id }),
  response: emptyObject,
});
