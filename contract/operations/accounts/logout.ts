import { z } from 'zod';
import { operation } from '../../operation.ts';
import { list, recordValueJson, responseMessage } from '../../wire-types.ts';

export const logout = operation({
  name: 'LOGOUT',
  path: 'common/logout',
  summary: 'Ends the session of the Token header and clears its cookie. Kado-specific.',
  source: 'specification §4, Login state; docs/specification.md, Accounts',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ recordValueJson }),
  response: list(responseMessage),
});
