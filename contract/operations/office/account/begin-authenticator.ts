import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';

export const beginAuthenticator = operation({
  name: 'BEGIN_AUTHENTICATOR',
  path: 'account/begin-authenticator',
  summary: 'Returns a secret for an authenticator app, as text and as the content of its QR code.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'halfway' },
  queue: 'account',
  request: emptyObject,
  response: z.object({ secret: z.string(), address: z.string() }),
});
