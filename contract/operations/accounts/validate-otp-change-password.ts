import { z } from 'zod';
import { resetPasswordForm } from '../../forms/reset-password.ts';
import { messageRow, operation } from '../../operation.ts';
import { list, recordValueJson, responseMessage } from '../../wire-types.ts';
import { emailText, digitsField, password } from './account-fields.ts';

export const validateOtpChangePassword = operation({
  name: 'VALIDATE_OTP_CHANGE_PASSWORD',
  path: 'common/validate-otp-change-password',
  summary:
    "Sets a new password with the latest one-time code this client requested. The envelope's message is 'Password reset successfully'; on failure its errorMessage gives the reason. Ends all sessions of the customer.",
  source: 'specification §4 Reset password, §5, §7',
  caller: 'anyone',
  queue: 'account',
  refusals: { 400: ['otpInvalid', 'passwordTooCommon'], 429: ['tooManyRequests'] },
  form: resetPasswordForm,
  request: z.object({
    Email: emailText,
    Otp: digitsField(4000),
    Password: password,
    ConfirmPassword: password,
    /**
     * Not in the documented API: the token returned when the code was requested. Needed by clients that have
     * switched networks since.
     */
    RequestToken: z.string().max(200).nullable().catch(null).default(null),
    recordValueJson,
  }),
  response: list(responseMessage),
  refusedData: messageRow,
});
