import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { language, text, theme, version } from '../office-types.ts';

export const changeMe = operation({
  name: 'CHANGE_ME',
  path: 'account/change-me',
  summary: 'Updates the caller’s name, language and theme.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'in' },
  request: z.object({
    version,
    name: text(1, 100).optional(),
    language: language.optional(),
    theme: theme.optional(),
  }),
  response: z.object({ version }),
});
