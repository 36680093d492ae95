import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { contactShop } from '#shop/inquiries/inquiries.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(contactUs, async (input, { app, caller }) => {
  await contactShop(app.db, {
    fullName: input.FullName,
    email: input.Email,
    phoneNumber: input.PhoneNumber,
    subject: input.Subject,
    message: input.Message,
    language: input.languageCode,
    customerId: customerIdOf(caller),
  });
  return [{ ResponseMsg: serverAnswers.saved }];
});
