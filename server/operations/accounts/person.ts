import type { z } from 'zod';
import type { MessageCode } from '#contract/messages.ts';
import type { signupUser } from '#contract/operations/accounts/signup-user.ts';
import type { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import type { Person, ProfileChange, RegistrationRefusal } from '#shop/accounts/accounts.ts';

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

export const registrationRefusals: Readonly<Record<RegistrationRefusal, readonly [number, MessageCode]>> = {
  'unknown-country': [400, 'generalError'],
  'common-password': [400, 'passwordTooCommon'],
  'email-exists': [409, 'emailExists'],
  limited: [429, 'tooManyRequests'],
  busy: [503, 'shopIsBusy'],
};
