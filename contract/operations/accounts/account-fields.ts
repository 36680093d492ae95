import { z } from 'zod';
import { normalEmail } from '../../forms/email.ts';
import { asciiDigits } from '../../forms/field-rules.ts';
import { plainPhone } from '../../forms/phone.ts';
import { text } from '../../wire-types.ts';

/** Longer than any form allows: within it the form's own rule answers with its sentence, beyond it the call is malformed. */
const most = 4000;

export const formText = text(most);

/** An e-mail address in its one form, or what somebody typed instead of one. */
export const emailText = formText.transform(normalEmail);

/** A password as it was typed: blanks at its ends belong to it. */
export const password = z
  .string()
  .max(most)
  .nullish()
  .transform((value) => value ?? '')
  .refine((value) => !value.includes('\u0000'), 'holds a NUL');

/** A phone number: Khmer digits come out as 0-9, spaces as plain ones, nothing unseen is left. */
export const phoneText = (max: number) => numberText(max).transform(plainPhone);

/** A postal code or a one-time code: Khmer digits come out as 0-9. */
export const numberText = (max: number) => text(max).transform(asciiDigits);
