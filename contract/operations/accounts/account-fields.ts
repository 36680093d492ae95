import { z } from 'zod';
import { normalEmail } from '../../forms/email.ts';
import { plainDigits } from '../../languages.ts';
import { plainPhone } from '../../forms/phone.ts';
import { languageCode, place, recordValueJson, text } from '../../wire-types.ts';

/**
 * A length that no form allows. Up to it, the form's own rule returns its message; beyond it, the call is
 * malformed.
 */
const maxLength = 4000;

export const formText = text(maxLength);

/** A normalized email address, or the invalid text as typed. */
export const emailText = formText.transform(normalEmail);

/** A password, untrimmed: leading and trailing spaces are significant. */
export const password = z
  .string()
  .max(maxLength)
  .nullish()
  .transform((value) => value ?? '')
  .refine((value) => !value.includes('\u0000'), 'holds a NUL');

/**
 * Returns the type of a phone number with Khmer digits converted to 0-9, plain spaces and no invisible
 * characters.
 */
export const phoneField = (max: number) => digitsField(max).transform(plainPhone);

/** Returns the type of a postal code or a one-time code. Khmer digits are converted to 0-9. */
export const digitsField = (max: number) => text(max).transform(plainDigits);

/** Optional, not in the documented API: a second phone number. Omit it to leave it unchanged. */
export const secondMobile = phoneField(50).optional();

/**
 * Optional, not in the documented API: the recipient at the address if it isn't the customer. Omit the fields
 * to leave them unchanged.
 */
export const recipientFields = {
  RecipientName: formText.optional(),
  RecipientMobileNo: phoneField(50).optional(),
};

/** Fields customers can edit in their profile. */
export const profileFields = {
  FirstName: formText,
  LastName: formText,
  MobileNo: phoneField(50),
  AddressLineOne: formText,
  CityId: place,
  StateProvinceId: place,
  PostalCode: digitsField(50),
  recordValueJson,
};

/** Fields of a signup or a seller request. */
export const personFields = {
  ...profileFields,
  EmailAddress: emailText,
  CountryID: place,
  /** Not in the documented API: the language of emails and messages to the customer. */
  languageCode,
};
