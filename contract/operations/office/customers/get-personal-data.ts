import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language } from '../office-types.ts';

export const getPersonalData = operation({
  name: 'GET_PERSONAL_DATA',
  path: 'customers/get-personal-data',
  summary:
    'Returns a copy of everything the shop stores about a customer and their merged accounts, as JSON and as a page to read. Recorded in the audit log.',
  source: 'docs/decisions/103-customers-are-a-resource.md',
  caller: { staff: 'customers.change', freshly: true },
  request: z.object({ id, language }),
  response: z.object({ json: z.string(), html: z.string() }),
});
