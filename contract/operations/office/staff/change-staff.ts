import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, version } from '../office-types.ts';

export const changeStaff = operation({
  name: 'CHANGE_STAFF',
  path: 'staff/change-staff',
  summary:
    'Changes a staff member’s role, or deactivates or reactivates them. Deactivating signs them out everywhere. `forgetFactors` resets lost two-step verification; they return with an invitation.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'staff.write', freshly: true },
  request: z.object({
    id,
    version,
    roleId: id.optional(),
    isActive: z.boolean().optional(),
    forgetFactors: z.literal(true).optional(),
  }),
  response: z.object({ version }),
});
