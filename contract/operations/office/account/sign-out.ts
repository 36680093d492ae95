import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';

export const signOut = operation({
  name: 'SIGN_OUT',
  path: 'account/sign-out',
  summary: 'Ends the current session.',
  source: 'docs/decisions/061-staff-separate-from-customers.md',
  caller: { staff: 'outside' },
  request: emptyObject,
  response: emptyObject,
});
