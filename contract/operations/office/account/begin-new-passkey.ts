import { operation } from '../../../operation.ts';
import { nothing, webAuthnJson } from '../office-types.ts';

export const beginNewPasskey = operation({
  name: 'BEGIN_NEW_PASSKEY',
  path: 'account/begin-new-passkey',
  summary: 'What a browser needs to make a passkey.',
  source: 'docs/decisions/061-staff.md',
  caller: { staff: 'halfway' },
  queue: 'account',
  request: nothing,
  response: webAuthnJson,
});
