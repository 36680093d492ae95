import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/connect.ts';
import { addressesOf } from '#shop/addresses/addresses.ts';
import { recipientRow } from './customer-row.ts';

/** Builds the rows of a customer's addresses for the API. */
export async function addressRows(db: Database, customerId: number, language: LanguageCode) {
  const addresses = await addressesOf(db, customerId, language);
  return addresses.map((each) => ({
    AddressID: each.id,
    Label: each.label,
    AddressLineOne: each.address,
    StateProvinceID: each.stateId,
    StateName: each.stateName,
    CityID: each.cityId,
    CityName: each.cityName,
    PostalCode: each.postalCode,
    ...(each.secondMobile && { SecondMobileNo: each.secondMobile }),
    ...recipientRow(each),
    IsUsed: each.isUsed,
  }));
}
