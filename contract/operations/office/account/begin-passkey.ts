import { operation } from '../../../operation.ts';
import { emptyObject, webAuthnJson } from '../office-types.ts';

export const beginPasskey = operation({
  name: 'BEGIN_PASSKEY',
  path: 'account/begin-passkey',
  summary:
    'Returns the options a browser needs to request a passkey, to sign in with it alone or as the second step.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: emptyObject,
  response: webAuthnJson,
});
