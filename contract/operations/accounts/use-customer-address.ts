import { operation } from '../../operation.ts';
import { list } from '../../wire-types.ts';
import { addressRow, oneAddress } from './address-fields.ts';

export const useCustomerAddress = operation({
  name: 'USE_CUSTOMER_ADDRESS',
  path: 'common/use-customer-address',
  summary:
    "Makes one of the caller's addresses the account's own, to which orders go, and answers all. A call of our own.",
  source: 'docs/specification.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  request: oneAddress,
  response: list(addressRow),
});
