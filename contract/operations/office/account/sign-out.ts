import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';

export const signOut = operation({
  name: 'SIGN_OUT',
  path: 'account/sign-out',
  summary: 'Ends the current session.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'outside' },
  request: emptyObject,
  response: emptyObject,
});
