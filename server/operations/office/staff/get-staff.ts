import { getStaff } from '#contract/operations/office/staff/get-staff.ts';
import { allStaff } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(getStaff, async (_input, { app }) => {
  const { staff, roles } = await allStaff(app.db);
  return {
    staff: staff.map(({ invitedUntil, lastSeen, ...member }) => ({
      ...member,
      invitedUntil: invitedUntil?.toISOString() ?? null,
      lastSeen: lastSeen?.toISOString() ?? null,
    })),
    roles,
  };
});
