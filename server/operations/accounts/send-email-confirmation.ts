import { sendEmailConfirmation } from '#contract/operations/accounts/send-email-confirmation.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { sendConfirmation } from '#shop/accounts/accounts.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';

export const handler = handle(sendEmailConfirmation, async (_input, { app, caller }) => {
  const isSent = await sendConfirmation(app.db, caller.customerId);
  return isSent ? [{ ResponseMsg: serverAnswers.sent }] : rowRefusal(429, 'tooManyRequests');
});
