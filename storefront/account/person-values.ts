import { plainDigits } from '#contract/languages.ts';
import { formText } from '#web/forms/form-text.ts';
import type { Choosing } from './use-places.ts';

/** What the fields of person-fields.tsx hold, as the calls take it: trimmed, digits 0 to 9. */
export function personValues(data: FormData) {
  const text = (name: string) => formText(data, name).trim();
  return {
    FirstName: text('FirstName'),
    LastName: text('LastName'),
    MobileNo: plainDigits(text('MobileNo')),
    PostalCode: plainDigits(text('PostalCode')),
    AddressLineOne: text('AddressLineOne'),
  };
}

/** Another number to try, of an address. */
export const secondMobileOf = (data: FormData) => plainDigits(formText(data, 'SecondMobileNo').trim());

/** Who takes what is sent to an address. */
export const recipientOf = (data: FormData) => ({
  RecipientName: formText(data, 'RecipientName').trim(),
  RecipientMobileNo: plainDigits(formText(data, 'RecipientMobileNo').trim()),
});

/** The same of who signs up, or wants to sell. */
export const newcomerValues = (data: FormData, { ids }: Pick<Choosing, 'ids'>) => ({
  ...personValues(data),
  ...ids,
  EmailAddress: formText(data, 'EmailAddress').trim(),
});
