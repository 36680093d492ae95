import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { list } from '../../wire-types.ts';
import { addressRow, oneAddress, refusedRow } from './address-fields.ts';

export const useCustomerAddress = operation({
  name: 'USE_CUSTOMER_ADDRESS',
  path: 'common/use-customer-address',
  summary:
    'Makes a saved address the account’s own, which is the default for orders, and returns all addresses. The previous one is saved if it wasn’t. Kado-specific.',
  source: 'docs/specification.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  refusals: { 409: ['addressesFull'] },
  request: oneAddress,
  response: list(z.union([addressRow, refusedRow])),
  refusedData: messageRow,
});
