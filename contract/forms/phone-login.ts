import { form } from './field-rules.ts';

/** Step one: where to send the code. A number that is none of Cambodia is passed as no number at all. */
export const phoneNumberForm = form({ PhoneNumber: { label: 'contactNo', kind: 'phone' } });

/** Step two: the code. */
export const phoneCodeForm = form({ Otp: { label: 'otp', min: 5, max: 15 } });
