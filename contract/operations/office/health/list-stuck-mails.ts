import { z } from 'zod';
import { mailKinds } from '../../../mail-kinds.ts';
import { operation } from '../../../operation.ts';
import { id, emptyObject, time } from '../office-types.ts';

export const listStuckMails = operation({
  name: 'LIST_STUCK_MAILS',
  path: 'health/list-stuck-mails',
  summary:
    'Lists queued emails and messages, and those that failed within the last month with the reason, up to 100 each. Addresses require permission to see customers.',
  source: 'docs/decisions/069-audit-log-and-health-check-screens.md',
  caller: { staff: 'settings.write' },
  request: emptyObject,
  response: z.object({
    mails: z.array(
      z.object({
        id,
        kind: z.enum(mailKinds),
        /** The recipient. Null if the caller may not see it. `shop` means the shop's own email address. */
        to: z.string().nullable(),
        since: time,
        tries: z.number(),
        /** The error of the last attempt, or '' if there was none. */
        why: z.string(),
        /** Null if the email has failed for good. */
        nextTryAt: time.nullable(),
        /** Whether a failed email is still correct and can be sent now. */
        maySend: z.boolean(),
      }),
    ),
    sentInADay: z.number(),
    /** The number of emails that were only saved on the server. */
    savedInADay: z.number(),
  }),
});
