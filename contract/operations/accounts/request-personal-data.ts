import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';

export const requestPersonalData = operation({
  name: 'REQUEST_PERSONAL_DATA',
  path: 'common/request-personal-data',
  summary:
    'Asks the shop for a copy of the caller’s data, or for its erasure, and returns the caller’s open requests. Without `Kind`, only returns them. Refused with `passwordNeeded` if the password was entered more than ten minutes ago. Kado-specific.',
  source: 'docs/decisions/103-customers-are-a-resource.md',
  caller: 'customer',
  queue: 'account',
  refusals: { 409: ['passwordNeeded'] },
  request: z.object({
    /** What to ask for; '' only returns the open requests. */
    Kind: z.enum(['', 'copy', 'erasure']).default(''),
    recordValueJson,
  }),
  response: list(
    z.object({
      /** The kind of the request. */
      Kind: z.enum(['copy', 'erasure']),
      /** When, ISO 8601 in UTC. */
      RequestedUTC: z.string(),
    }),
  ),
  refusedData: messageRow,
});
