import { checkField } from '#contract/forms/field-rules.ts';
import { sampleRequestForm } from '#contract/forms/sample-request.ts';
import { createSampleRequest } from '#contract/operations/samples/create-sample-request.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { requestSamples } from '#shop/samples/samples.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { formRefusal } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { wishedItems } from './wished-items.ts';

/** The phone number is required if there is no email address. */
const phoneNeeded = { PhoneNumber: { ...sampleRequestForm.PhoneNumber, required: true } };

export const handler = handle(createSampleRequest, async (input, { app, caller }) => {
  if (checkField({ label: 'email' }, input.Email)) {
    const unreachable = formRefusal(phoneNeeded, input);
    if (unreachable) return unreachable;
  }
  if (input.WantedDate !== '' && !isDay(input.WantedDate)) return rowRefusal(400, 'checkFields');
  const outcome = await requestSamples(app.db, {
    fullName: input.FullName,
    phone: input.PhoneNumber,
    email: input.Email,
    wantedOn: input.WantedDate,
    note: input.Note,
    items: wishedItems(input.Items),
    language: input.languageCode,
    customerId: customerIdOf(caller),
  });
  if (outcome === 'past-date') return rowRefusal(400, 'checkFields');
  if (outcome === 'nothing-sold') return rowRefusal(400, 'itemsGone');
  return [{ ResponseMsg: serverAnswers.saved, RequestNumber: outcome.number }];
});

/** Returns whether a text is a valid date, yyyy-mm-dd. */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/u.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
