import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject } from '../office-types.ts';

export const endSessionsOfCustomer = operation({
  name: 'END_SESSIONS_OF_CUSTOMER',
  path: 'customers/end-sessions-of-customer',
  summary: 'Ends one session of a customer, or all of them. Recorded in the audit log.',
  source: 'docs/decisions/103-customers-are-a-resource.md',
  caller: { staff: 'customers.change', keys: 'never' },
  request: z.object({
    id,
    /** Null for all. */
    sessionId: id.nullable(),
  }),
  response: emptyObject,
});
