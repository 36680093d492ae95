import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { viewScreen } from '../views/view-types.ts';
import { id, language, emptyObject, permission, signInState, theme, time, version } from '../office-types.ts';

export const getMe = operation({
  name: 'GET_ME',
  path: 'account/get-me',
  summary:
    'Returns the signed-in staff member with permissions, two-step verification and sessions. `me` is null if signed out.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'outside' },
  request: emptyObject,
  response: signInState.extend({
    me: z
      .object({
        id,
        version,
        email: z.string(),
        name: z.string(),
        language,
        theme,
        role: z.string(),
        /**
         * Whether the shop is live but has no email server: emails are saved on the server and never
         * delivered.
         */
        savesEmails: z.boolean(),
        /** Whether codes for logging in can be sent to phones. */
        sendsCodes: z.boolean(),
        /** Empty until both factors are verified, and so are the lists below. */
        permissions: z.array(permission),
        /** The factors that can complete two-step verification. */
        factors: z.object({ passkey: z.boolean(), authenticator: z.boolean(), recoveryCodes: z.number() }),
        passkeys: z.array(
          z.object({ id: z.string(), name: z.string(), madeAt: time, usedAt: time.nullable() }),
        ),
        sessions: z.array(
          z.object({
            id,
            browser: z.string(),
            system: z.string(),
            since: time,
            usedAt: time,
            isThis: z.boolean(),
          }),
        ),
        /** The default saved view of each screen, as a query string. */
        starts: z.array(z.object({ screen: viewScreen, query: z.string() })),
      })
      .nullable(),
    /** Only for a demo shop called from its own machine: the staff accounts and their password. */
    demo: z
      .object({ password: z.string(), staff: z.array(z.object({ email: z.string(), role: z.string() })) })
      .nullable(),
  }),
});
