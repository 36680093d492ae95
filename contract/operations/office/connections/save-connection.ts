import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text, version } from '../office-types.ts';
import { connectionName, longestValue } from './connection-types.ts';

export const saveConnection = operation({
  name: 'SAVE_CONNECTION',
  path: 'connections/save-connection',
  summary:
    'Sets a connection; it counts at once. A secret that is left empty stays as it is. What the environment sets is refused with 409.',
  source: 'docs/decisions/096-connections.md',
  caller: { staff: 'connections.write', freshly: true },
  queue: 'office',
  request: z.object({
    name: connectionName,
    /** The version the caller read, or null if there was none. */
    version: version.nullable(),
    values: z.record(z.string().max(100), text(0, longestValue)),
  }),
  response: z.object({ version }),
});
