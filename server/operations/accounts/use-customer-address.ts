import { useCustomerAddress } from '#contract/operations/accounts/use-customer-address.ts';
import { useAddress } from '#shop/addresses/addresses.ts';
import { handle } from '../../calls/operation.ts';
import { addressRows } from './address-rows.ts';

export const handler = handle(useCustomerAddress, async ({ AddressID, languageCode }, { app, caller }) => {
  await useAddress(app.db, caller.customerId, AddressID);
  return addressRows(app.db, caller.customerId, languageCode);
});
