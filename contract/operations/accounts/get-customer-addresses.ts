import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { addressRow } from './address-fields.ts';

export const getCustomerAddresses = operation({
  name: 'GET_CUSTOMER_ADDRESSES',
  path: 'common/get-customer-addresses',
  summary: 'Returns the caller’s saved addresses, oldest first. Kado-specific.',
  source: 'docs/specification.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: list(addressRow),
});
