import { z } from 'zod';
import { resetEmailForm } from '../../forms/reset-password.ts';
import { languageCodes } from '../../languages.ts';
import { messageRow, operation } from '../../operation.ts';
import { list, recordValueJson, responseMessage } from '../../wire-types.ts';
import { emailText } from './account-fields.ts';

export const validateEmailSendOtp = operation({
  name: 'VALIDATE_EMAIL_SEND_OTP',
  path: 'common/validate-email-send-otp',
  summary:
    "Emails a one-time code of 8 digits to a customer. The code is valid for 10 minutes, and only for the client that requested it: a browser by its cookie, another client by its network, or from anywhere with the RequestToken it received. The envelope's message is 'Sent Successfully' for every well-formed address, so that callers can’t find out who is a customer.",
  source: 'specification §4 Reset password, §5, §7',
  caller: 'anyone',
  queue: 'account',
  refusals: { 429: ['tooManyRequests'] },
  form: resetEmailForm,
  request: z.object({
    Email: emailText,
    /** Optional, not in the documented API: the language of the email. Defaults to the customer's. */
    languageCode: z.enum(languageCodes).nullable().catch(null).default(null),
    recordValueJson,
  }),
  response: list(
    responseMessage.extend({
      /**
       * Not in the documented API: a token to send back with the code. Null for browsers, which use our
       * cookie.
       */
      RequestToken: z.string().nullable(),
    }),
  ),
  refusedData: messageRow,
});
