import type { z } from 'zod';
import { type MessageCode, messages } from '#contract/messages.ts';
import type { signupUser } from '#contract/operations/accounts/signup-user.ts';
import type { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import type { Person, ProfileChange, RegistrationRefusal } from '#shop/accounts/accounts.ts';
import { unreadable } from '../../calls/form-refusal.ts';
import type { Refused } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';

type Wire<Contract extends { request: z.ZodType }> = z.output<Contract['request']>;

/** Fields that signup shares; a second number and a recipient exist only in the profile. */
type Alone = 'SecondMobileNo' | 'RecipientName' | 'RecipientMobileNo';
type Fields = Omit<Wire<typeof updateProfile>, 'UserID' | Alone> & { [Name in Alone]?: string | undefined };

export const profileOf = (input: Fields): ProfileChange => ({
  firstName: input.FirstName,
  lastName: input.LastName,
  mobile: input.MobileNo,
  secondMobile: input.SecondMobileNo,
  recipient: input.RecipientName,
  recipientMobile: input.RecipientMobileNo,
  address: input.AddressLineOne,
  postalCode: input.PostalCode,
  stateId: input.StateProvinceId,
  cityId: input.CityId,
});

/** Returns the person who signs up or applies as a seller. */
export const personOf = (input: Omit<Wire<typeof signupUser>, 'Password'>): Person => ({
  ...profileOf(input),
  email: input.EmailAddress,
  countryId: input.CountryID ?? 0,
  language: input.languageCode,
});

/** The row of a malformed request, as existing clients read it. */
export const generalRow = [{ ResponseMsg: messages.texts.generalError, MessageCode: 'generalError' }];

/** Returns the refusal of a signup or an application. */
export const registrationRefusal = (why: RegistrationRefusal): Refused =>
  why === 'unknown-country' ? unreadable('CountryID', generalRow) : rowRefusal(...refusals[why]);

const refusals: Readonly<
  Record<Exclude<RegistrationRefusal, 'unknown-country'>, readonly [number, MessageCode]>
> = {
  'common-password': [400, 'passwordTooCommon'],
  'email-exists': [409, 'emailExists'],
  limited: [429, 'tooManyRequests'],
  busy: [503, 'shopIsBusy'],
};
