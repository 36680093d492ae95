import { z } from 'zod';
import { mailKinds } from '../../../mail-kinds.ts';
import { operation } from '../../../operation.ts';
import { id, nothing, time } from '../office-types.ts';

export const listStuckMails = operation({
  name: 'LIST_STUCK_MAILS',
  path: 'health/list-stuck-mails',
  summary:
    'Mails and messages that wait to be sent, and those given up within a month with why; at most 100 of each. Addresses only for who may see customers.',
  source: 'docs/decisions/069-audit-and-health.md',
  caller: { staff: 'settings.write' },
  queue: 'office',
  request: nothing,
  response: z.object({
    mails: z.array(
      z.object({
        id,
        kind: z.enum(mailKinds),
        /** null: the caller may not see it. `shop`: to the shop itself. */
        to: z.string().nullable(),
        since: time,
        tries: z.number(),
        /** What the last try failed by; '' when there was none. */
        why: z.string(),
        /** null: it was given up. */
        nextTryAt: time.nullable(),
        /** Given up, and still true when it is sent now. */
        maySend: z.boolean(),
      }),
    ),
    sentInADay: z.number(),
    /** Those that were only saved on the server. */
    savedInADay: z.number(),
  }),
});
