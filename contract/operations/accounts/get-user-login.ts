import { z } from 'zod';
import { loginForm } from '../../forms/login.ts';
import { serverAnswers } from '../../server-answers.ts';
import { messageRow, operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { emailText, password } from './account-fields.ts';
import { customerRow } from './customer-row.ts';

export const getUserLogin = operation({
  name: 'GET_USER_LOGIN',
  path: 'dynamic/dataoperation/get-user-login',
  summary:
    "Logs in. Returns one row with 'Login Successfully' and the customer; the session’s token is in the envelope.",
  source: 'specification §4, §7',
  caller: 'anyone',
  queue: 'account',
  refusals: { 400: ['incorrectLogin'], 429: ['tooManyRequests'] },
  form: loginForm,
  request: z.object({ Email: emailText, Password: password, languageCode, recordValueJson }),
  response: list(customerRow),
  // Clients compare this row's text and need a list, whatever the reason.
  refusedData: () => messageRow(serverAnswers.incorrectLogin),
});
