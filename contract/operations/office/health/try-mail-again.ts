import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, nothing } from '../office-types.ts';

export const tryMailAgain = operation({
  name: 'TRY_MAIL_AGAIN',
  path: 'health/try-mail-again',
  summary:
    'Lets a mail that was given up be tried anew, at once. 409 where it waits, was sent, or is no longer true.',
  source: 'docs/decisions/069-audit-and-health.md',
  caller: { staff: 'settings.write' },
  queue: 'office',
  request: z.object({ mail: id }),
  response: nothing,
});
