import { contactForm } from '#contract/forms/contact.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { contactShop } from '#shop/inquiries/inquiries.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';

/** The contact form with an optional phone number, because some existing clients don't ask for it. */
const lenientForm = { ...contactForm, PhoneNumber: { ...contactForm.PhoneNumber, required: false } };

export const handler = handle(contactUs, async (input, { app, caller }) => {
  const refusal = formRefusal(lenientForm, input);
  if (refusal) return refusal;
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
