import { operation } from '../../operation.ts';
import { list } from '../../wire-types.ts';
import { addressRow, oneAddress } from './address-fields.ts';

export const removeCustomerAddress = operation({
  name: 'REMOVE_CUSTOMER_ADDRESS',
  path: 'common/remove-customer-address',
  summary:
    'Deletes one of the caller’s saved addresses and returns the others. The account’s own address remains. Kado-specific.',
  source: 'docs/specification.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  request: oneAddress,
  response: list(addressRow),
});
