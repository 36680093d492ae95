import { z } from 'zod';
import { normalEmail } from '../../forms/email.ts';
import { plainDigits } from '../../languages.ts';
import { plainPhone } from '../../forms/phone.ts';
import { languageCode, place, recordValueJson, text } from '../../wire-types.ts';

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
export const numberText = (max: number) => text(max).transform(plainDigits);

/** Additive: another number to try; who leaves it out leaves it as it is. */
export const secondMobile = phoneText(50).optional();

/** Additive: who takes what is sent to the address, where that isn't the customer; who leaves them out leaves them as they are. */
export const recipientFields = {
  RecipientName: formText.optional(),
  RecipientMobileNo: phoneText(50).optional(),
};

/** What customers may change of themselves. */
export const profileFields = {
  FirstName: formText,
  LastName: formText,
  MobileNo: phoneText(50),
  AddressLineOne: formText,
  CityId: place,
  StateProvinceId: place,
  PostalCode: numberText(50),
  recordValueJson,
};

/** Who signs up, or wants to sell. */
export const personFields = {
  ...profileFields,
  EmailAddress: emailText,
  CountryID: place,
  /** Additive: in which language the shop writes to them. */
  languageCode,
};
