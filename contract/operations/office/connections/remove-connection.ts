import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, version } from '../office-types.ts';
import { connectionName } from './connection-types.ts';

export const removeConnection = operation({
  name: 'REMOVE_CONNECTION',
  path: 'connections/remove-connection',
  summary: 'Deletes what staff entered for a connection. Takes effect immediately.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'connections.write', freshly: true },
  request: z.object({ name: connectionName, version }),
  response: emptyObject,
});
