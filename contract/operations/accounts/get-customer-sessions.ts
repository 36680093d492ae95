import { z } from 'zod';
import { operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';
import { sessionRow } from './session-row.ts';

export const getCustomerSessions = operation({
  name: 'GET_CUSTOMER_SESSIONS',
  path: 'common/get-customer-sessions',
  summary:
    'Where the caller is logged in: browser, system, first and last seen; the session that asks comes first. A call of our own.',
  source: 'docs/decisions/006-identity.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({ recordValueJson }),
  response: list(sessionRow),
});
