import { getCustomerAddresses } from '#contract/operations/accounts/get-customer-addresses.ts';
import { handle } from '../../calls/operation.ts';
import { addressRows } from './address-rows.ts';

export const handler = handle(getCustomerAddresses, async ({ languageCode }, { app, caller }) =>
  addressRows(app.db, caller.customerId, languageCode),
);
