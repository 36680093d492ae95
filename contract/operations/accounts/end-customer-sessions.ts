import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { list, optionalId, recordValueJson } from '../../wire-types.ts';
import { sessionRow } from './session-row.ts';

export const endCustomerSessions = operation({
  name: 'END_CUSTOMER_SESSIONS',
  path: 'common/end-customer-sessions',
  summary:
    'Ends the session `SessionID`, or all other sessions without one, and returns the remaining sessions. Another customer’s id has no effect. Refused with `passwordNeeded` if the password was entered more than ten minutes ago. Kado-specific.',
  source: 'docs/decisions/006-token-identifies-the-caller.md',
  caller: 'customer',
  queue: 'account',
  refusals: { 409: ['passwordNeeded'] },
  request: z.object({
    /** The session to end. Empty: all but the one making the call. */
    SessionID: optionalId,
    recordValueJson,
  }),
  response: list(sessionRow),
  refusedData: messageRow,
});
