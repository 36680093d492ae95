import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, emptyObject, permission, time, version } from '../office-types.ts';

export const getStaff = operation({
  name: 'GET_STAFF',
  path: 'staff/get-staff',
  summary: 'Returns all staff with their two-step verification, and the roles with their permissions.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'staff.write' },
  request: emptyObject,
  response: z.object({
    staff: z.array(
      z.object({
        id,
        version,
        email: z.string(),
        name: z.string(),
        language,
        roleId: id,
        isActive: z.boolean(),
        passkeys: z.number(),
        hasAuthenticator: z.boolean(),
        /** The time when the invitation expires. Null if there is no open invitation. */
        invitedUntil: time.nullable(),
        lastSeen: time.nullable(),
      }),
    ),
    roles: z.array(
      z.object({
        id,
        version,
        name: z.string(),
        /** Whether this is the owner's role, which has every permission, including future ones. */
        isOwner: z.boolean(),
        /** Whether the role is built in: its name comes from the office's labels, and it can't be deleted. */
        isBuiltIn: z.boolean(),
        permissions: z.array(permission),
      }),
    ),
  }),
});
