import { z } from 'zod';
import { changePasswordForm } from '../../forms/change-password.ts';
import { messageRow, operation } from '../../operation.ts';
import { list, recordValueJson, responseMessage } from '../../wire-types.ts';
import { password } from './account-fields.ts';

export const changePassword = operation({
  name: 'CHANGE_PASSWORD',
  path: 'common/change-password',
  summary:
    'Sets a new password. Requires the current one, ends all other sessions of the customer and notifies them by email. Kado-specific.',
  source: 'docs/decisions/006-token-identifies-the-caller.md',
  caller: 'customer',
  queue: 'account',
  refusals: { 400: ['wrongPassword', 'passwordTooCommon'], 429: ['tooManyRequests'] },
  form: changePasswordForm,
  request: z.object({
    PresentPassword: password,
    Password: password,
    ConfirmPassword: password,
    recordValueJson,
  }),
  response: list(responseMessage),
  refusedData: messageRow,
});
