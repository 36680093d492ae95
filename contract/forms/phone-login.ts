import { form } from './field-rules.ts';

/**
 * The form of step one: where to send the code. A number from outside Cambodia gets the same answer as an
 * invalid number.
 */
export const phoneNumberForm = form({ PhoneNumber: { label: 'contactNo', kind: 'phone' } });

/** The form of step two: the code. */
export const phoneCodeForm = form({ Otp: { label: 'otp', min: 5, max: 15 } });
