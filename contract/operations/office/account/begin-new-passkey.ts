import { operation } from '../../../operation.ts';
import { emptyObject, webAuthnJson } from '../office-types.ts';

export const beginNewPasskey = operation({
  name: 'BEGIN_NEW_PASSKEY',
  path: 'account/begin-new-passkey',
  summary: 'Returns the options a browser needs to create a passkey.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'halfway' },
  queue: 'account',
  request: emptyObject,
  response: webAuthnJson,
});
