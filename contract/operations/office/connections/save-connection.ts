import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text, version } from '../office-types.ts';
import { connectionName, longestValue } from './connection-types.ts';

export const saveConnection = operation({
  name: 'SAVE_CONNECTION',
  path: 'connections/save-connection',
  summary:
    'Saves a connection. Takes effect immediately. An empty secret stays unchanged. Settings of the environment are refused with 409.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'connections.write', freshly: true },
  request: z.object({
    name: connectionName,
    /** The version the caller read, or null if there was none. */
    version: version.nullable(),
    values: z.record(z.string().max(100), text(0, longestValue)),
  }),
  response: z.object({ version }),
});
