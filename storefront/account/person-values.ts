import { plainDigits } from '#contract/languages.ts';
import { formText } from '#web/forms/form-text.ts';
import type { Choosing } from './use-places.ts';

/**
 * Returns the values of the fields in person-fields.tsx, as calls expect them: trimmed, with digits 0 to 9.
 */
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

export const secondMobileOf = (data: FormData) => plainDigits(formText(data, 'SecondMobileNo').trim());

export const recipientOf = (data: FormData) => ({
  RecipientName: formText(data, 'RecipientName').trim(),
  RecipientMobileNo: plainDigits(formText(data, 'RecipientMobileNo').trim()),
});

/** Returns the personal values for signup and seller requests. */
export const newcomerValues = (data: FormData, { ids }: Pick<Choosing, 'ids'>) => ({
  ...personValues(data),
  ...ids,
  EmailAddress: formText(data, 'EmailAddress').trim(),
});
