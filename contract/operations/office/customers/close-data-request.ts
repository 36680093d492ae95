import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject } from '../office-types.ts';

export const closeDataRequest = operation({
  name: 'CLOSE_DATA_REQUEST',
  path: 'customers/close-data-request',
  summary: 'Marks a customer’s request about their data as handled.',
  source: 'docs/decisions/103-customers-are-a-resource.md',
  caller: { staff: 'customers.change' },
  request: z.object({ id }),
  response: emptyObject,
});
