import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject } from '../office-types.ts';

export const tryMailAgain = operation({
  name: 'TRY_MAIL_AGAIN',
  path: 'health/try-mail-again',
  summary: 'Retries a failed email immediately. 409 if it is queued, was sent or is no longer relevant.',
  source: 'docs/decisions/069-audit-log-and-health-check-screens.md',
  caller: { staff: 'settings.write' },
  request: z.object({ mail: id }),
  response: emptyObject,
});
