import { plainDigits } from '#rules/plain-digits.ts';
import { formText } from '#web/forms/form-text.ts';

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
