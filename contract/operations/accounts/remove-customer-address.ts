import { operation } from '../../operation.ts';
import { list } from '../../wire-types.ts';
import { addressRow, oneAddress } from './address-fields.ts';

export const removeCustomerAddress = operation({
  name: 'REMOVE_CUSTOMER_ADDRESS',
  path: 'common/remove-customer-address',
  summary:
    "Forgets one of the caller's addresses and answers the others; the account's own address stays. A call of our own.",
  source: 'docs/specification.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  request: oneAddress,
  response: list(addressRow),
});
