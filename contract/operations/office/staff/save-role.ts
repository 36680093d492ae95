import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, permission, text, version } from '../office-types.ts';

export const saveRole = operation({
  name: 'SAVE_ROLE',
  path: 'staff/save-role',
  summary: 'Creates a role, or updates the name or permissions of one. The owner’s role can’t be changed.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'staff.write', freshly: true },
  request: z.object({
    /** Null for a new role. */
    role: z.object({ id, version }).nullable(),
    name: text(1, 60),
    permissions: z.array(permission).max(100),
  }),
  response: z.object({ id, version }),
});
