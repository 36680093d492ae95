import { operation } from '../../../operation.ts';
import { nothing, webAuthnJson } from '../office-types.ts';

export const beginPasskey = operation({
  name: 'BEGIN_PASSKEY',
  path: 'account/begin-passkey',
  summary: 'What a browser needs to ask for a passkey: to sign in by it alone, or as the second factor.',
  source: 'docs/decisions/061-staff.md',
  caller: { staff: 'outside' },
  queue: 'account',
  request: nothing,
  response: webAuthnJson,
});
