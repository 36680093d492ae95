import { removeCustomerAddress } from '#contract/operations/accounts/remove-customer-address.ts';
import { removeAddress } from '#shop/addresses/addresses.ts';
import { handle } from '../../calls/operation.ts';
import { addressRows } from './address-rows.ts';

export const handler = handle(removeCustomerAddress, async ({ AddressID, languageCode }, { app, caller }) => {
  await removeAddress(app.db, caller.customerId, AddressID);
  return addressRows(app.db, caller.customerId, languageCode);
});
