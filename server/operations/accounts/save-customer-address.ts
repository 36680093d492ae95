import { saveCustomerAddress } from '#contract/operations/accounts/save-customer-address.ts';
import { saveAddress } from '#shop/addresses/addresses.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { addressRows } from './address-rows.ts';

export const handler = handle(saveCustomerAddress, async (input, { app, caller }) => {
  const isStored = await saveAddress(app.db, caller.customerId, {
    id: input.AddressID || null,
    label: input.Label,
    address: input.AddressLineOne,
    stateId: input.StateProvinceId,
    cityId: input.CityId,
    postalCode: input.PostalCode,
    secondMobile: input.SecondMobileNo,
    recipient: input.RecipientName,
    recipientMobile: input.RecipientMobileNo,
  });
  if (!isStored) return rowRefusal(409, 'addressesFull');
  return addressRows(app.db, caller.customerId, input.languageCode);
});
