import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject, version } from '../office-types.ts';

export const removeRole = operation({
  name: 'REMOVE_ROLE',
  path: 'staff/remove-role',
  summary: 'Deletes a custom role that no staff member has.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'staff.write', freshly: true },
  request: z.object({ id, version }),
  response: emptyObject,
});
