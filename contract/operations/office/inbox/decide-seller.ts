import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject, text } from '../office-types.ts';

export const decideSeller = operation({
  name: 'DECIDE_SELLER',
  path: 'inbox/decide-seller',
  summary:
    'Approves a seller application, which creates the account with the password the applicant chose, or declines it with a reason. Emails the applicant.',
  source: 'docs/decisions/102-replies-by-a-link.md',
  caller: { staff: 'inbox.answer' },
  request: z.object({
    id,
    /** Why it is declined, as the applicant reads it. Null approves it. */
    reason: text(1, 1000).nullable(),
  }),
  response: emptyObject,
});
