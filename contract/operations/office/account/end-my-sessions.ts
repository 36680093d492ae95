import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject } from '../office-types.ts';

export const endMySessions = operation({
  name: 'END_MY_SESSIONS',
  path: 'account/end-my-sessions',
  summary: 'Ends one of the caller’s sessions; without an id, all except the current one.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'in' },
  request: z.object({ sessionId: id.nullable() }),
  response: emptyObject,
});
