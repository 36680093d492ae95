import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { email, id, language, text, time } from '../office-types.ts';

export const inviteStaff = operation({
  name: 'INVITE_STAFF',
  path: 'staff/invite-staff',
  summary:
    'Creates an invitation link that works once, for 24 hours, and emails it. A pending invitation is replaced, with another role if given.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'staff.write', freshly: true },
  request: z.object({ email, name: text(1, 100), roleId: id, language }),
  response: z.object({
    id,
    until: time,
    /** The full URL, returned only once. */
    link: z.string(),
    /** Whether the email was sent. False if no email server is set up: it is then only saved on the server. */
    isMailed: z.boolean(),
  }),
});
