import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, time } from '../office-types.ts';

export const getMailSettings = operation({
  name: 'GET_MAIL_SETTINGS',
  path: 'settings/get-mail-settings',
  summary:
    'Returns how emails and messages are sent, as set in the environment or the office, without secrets, and the last test email through the current server.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'settings.write' },
  request: emptyObject,
  response: z.object({
    /** The host of the email server, or '' if emails are only saved as files. */
    server: z.string(),
    isEncrypted: z.boolean(),
    /**
     * Whether the email server accepted a connection at the last check, at most a minute ago. Null if there is
     * no email server.
     */
    answers: z.boolean().nullable(),
    from: z.string(),
    /** Whether the sender is configured with MAIL_FROM. */
    isFromSet: z.boolean(),
    /** The email address that receives replies and customer messages, or '' if there is none. */
    shopAddress: z.string(),
    /** The host of the service, or '' if there is none. */
    sms: z.string(),
    telegram: z.boolean(),
    /** The caller's own email address. */
    mine: z.string(),
    lastTest: z
      .object({ at: time, state: z.enum(['sent', 'waiting', 'failed']), why: z.string() })
      .nullable(),
  }),
});
