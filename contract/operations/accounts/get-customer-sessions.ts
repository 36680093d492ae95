import { z } from 'zod';
import { operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';
import { sessionRow } from './session-row.ts';

export const getCustomerSessions = operation({
  name: 'GET_CUSTOMER_SESSIONS',
  path: 'common/get-customer-sessions',
  summary:
    'Returns the caller’s sessions with browser, system, and first and last use, starting with the current one. Kado-specific.',
  source: 'docs/decisions/006-token-identifies-the-caller.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({ recordValueJson }),
  response: list(sessionRow),
});
