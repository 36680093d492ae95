import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { nothing, time } from '../office-types.ts';

export const getMailSettings = operation({
  name: 'GET_MAIL_SETTINGS',
  path: 'settings/get-mail-settings',
  summary:
    'How mails and messages leave the shop, as the environment or the office sets it, without any secret; and the last test mail through the server that is set now.',
  source: 'docs/decisions/076-first-day.md',
  caller: { staff: 'settings.write' },
  queue: 'office',
  request: nothing,
  response: z.object({
    /** Host of the mail server; '' where mails become files. */
    server: z.string(),
    isEncrypted: z.boolean(),
    /** Whether it took a connection when it was last looked at, within a minute; null: there is none. */
    answers: z.boolean().nullable(),
    from: z.string(),
    /** Somebody chose the sender: MAIL_FROM. */
    isFromSet: z.boolean(),
    /** Where answers and what customers write go; '' for nowhere. */
    shopAddress: z.string(),
    /** Host of the service; '' for none. */
    sms: z.string(),
    telegram: z.boolean(),
    /** The caller's own address. */
    mine: z.string(),
    lastTest: z
      .object({ at: time, state: z.enum(['sent', 'waiting', 'failed']), why: z.string() })
      .nullable(),
  }),
});
