import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { list, optionalId, recordValueJson } from '../../wire-types.ts';
import { sessionRow } from './session-row.ts';

export const endCustomerSessions = operation({
  name: 'END_CUSTOMER_SESSIONS',
  path: 'common/end-customer-sessions',
  summary:
    'Logs the caller out elsewhere: the session of `SessionID`, or all but the one that asks when there is none. Answers the sessions that are left; an id that is not the caller’s own changes nothing. After ten minutes without the password it is refused with `passwordNeeded`. A call of our own.',
  source: 'docs/decisions/006-identity.md',
  caller: 'customer',
  queue: 'account',
  request: z.object({ SessionID: optionalId, recordValueJson }),
  response: list(sessionRow),
  refusedData: messageRow,
});
