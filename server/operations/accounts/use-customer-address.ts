import { useCustomerAddress } from '#contract/operations/accounts/use-customer-address.ts';
import { useAddress } from '#shop/addresses/addresses.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { addressRows } from './address-rows.ts';

export const handler = handle(useCustomerAddress, async ({ AddressID, languageCode }, { app, caller }) => {
  if (!(await useAddress(app.db, caller.customerId, AddressID))) return rowRefusal(409, 'addressesFull');
  return addressRows(app.db, caller.customerId, languageCode);
});
