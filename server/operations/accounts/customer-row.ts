import { isE164 } from '#contract/forms/e164.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { Recipient } from '#rules/receiver.ts';
import type { Profile } from '#shop/accounts/accounts.ts';

/** Returns the recipient at an address, as in the API. Omitted when the customer is the recipient. */
export const recipientRow = ({ recipient, recipientMobile }: Recipient) => ({
  ...(recipient && { RecipientName: recipient }),
  ...(recipientMobile && { RecipientMobileNo: recipientMobile }),
});

/** Returns the email address. Customers who log in with a phone number have none. */
export const emailAddressOf = (email: string): string => (isE164(email) ? '' : email);

export function customerRow(profile: Profile) {
  return {
    ResponseMsg: serverAnswers.loggedIn,
    UserID: profile.customerId,
    FirstName: profile.firstName,
    LastName: profile.lastName,
    EmailAddress: emailAddressOf(profile.email),
    MobileNo: profile.mobile,
    AddressLineOne: profile.address,
    CityID: profile.cityId,
    CityName: profile.cityName,
    StateProvinceID: profile.stateId,
    StateName: profile.stateName,
    CountryID: profile.countryId,
    CountryName: profile.countryName,
    PostalCode: profile.postalCode,
    ...(profile.secondMobile && { SecondMobileNo: profile.secondMobile }),
    ...recipientRow(profile),
  };
}
