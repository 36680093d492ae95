import { form } from './field-rules.ts';

/** Either a phone number or an email address is enough, which the call checks. */
export const sampleRequestForm = form({
  FullName: { label: 'fullName', max: 200 },
  PhoneNumber: { label: 'phoneNumber', kind: 'phone', required: false, max: 20 },
  Email: { label: 'email', kind: 'email', required: false, max: 150 },
  Note: { label: 'note', required: false, max: 2000 },
});
