import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { list } from '../../wire-types.ts';
import { addressRow, oneAddress, refusedRow } from './address-fields.ts';

export const useCustomerAddress = operation({
  name: 'USE_CUSTOMER_ADDRESS',
  path: 'common/use-customer-address',
  summary:
    "Makes one of the caller's addresses the account's own, to which orders go, and answers all; the one it had until now is kept, if it was not. A call of our own.",
  source: 'docs/specification.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  request: oneAddress,
  response: list(z.union([addressRow, refusedRow])),
  refusedData: messageRow,
});
