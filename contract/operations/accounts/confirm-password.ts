import { z } from 'zod';
import { confirmPasswordForm } from '../../forms/change-password.ts';
import { messageRow, operation } from '../../operation.ts';
import { list, recordValueJson, responseMessage } from '../../wire-types.ts';
import { password } from './account-fields.ts';

export const confirmPassword = operation({
  name: 'CONFIRM_PASSWORD',
  path: 'common/confirm-password',
  summary:
    'Confirms the current password. For ten minutes the session can then make calls that are refused with `passwordNeeded`. Kado-specific.',
  source: 'docs/decisions/006-token-identifies-the-caller.md',
  caller: 'customer',
  queue: 'account',
  refusals: { 400: ['wrongPassword'], 429: ['tooManyRequests'] },
  form: confirmPasswordForm,
  request: z.object({ PresentPassword: password, recordValueJson }),
  response: list(responseMessage),
  refusedData: messageRow,
});
