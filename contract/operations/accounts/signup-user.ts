import { z } from 'zod';
import { signupForm } from '../../forms/signup.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { list } from '../../wire-types.ts';
import { password, personFields } from './account-fields.ts';

export const signupUser = operation({
  name: 'SIGNUP_USER',
  path: 'dynamic/dataoperation/signup-user',
  summary:
    "Creates an account. Returns 'Saved Successfully', 'Email already exists!' or a validation message.",
  source: 'specification §5, §7',
  caller: 'anyone',
  queue: 'account',
  refusals: { 400: ['passwordTooCommon'], 409: ['emailExists'], 429: ['tooManyRequests'] },
  form: signupForm,
  request: z.object({
    ...personFields,
    Password: password,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
