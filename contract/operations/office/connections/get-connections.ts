import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, version } from '../office-types.ts';
import { connectionName } from './connection-types.ts';

export const getConnections = operation({
  name: 'GET_CONNECTIONS',
  path: 'connections/get-connections',
  summary:
    'Returns the email server and the providers: where each is set, its fields and their values. Secrets are returned only as set or not set.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'connections.write' },
  request: emptyObject,
  response: z.object({
    connections: z.array(
      z.object({
        name: connectionName,
        /**
         * `environment`: the environment overrides the office's values. `unreadable`: saved under another
         * server key. `unfit`: no longer fits the environment's values.
         */
        state: z.enum(['environment', 'office', 'none', 'unreadable', 'unfit']),
        /** Environment variables that configure it. */
        variables: z.array(z.string()),
        /** The version stored by the office, or null if there is none. */
        version: version.nullable(),
        fields: z.array(
          z.object({
            name: z.string(),
            /** Whether the field is write-only; its `value` is then ''. */
            isSecret: z.boolean(),
            isOptional: z.boolean(),
            /** The allowed choices. Empty for free text. */
            choices: z.array(z.string()),
            isSet: z.boolean(),
            value: z.string(),
          }),
        ),
      }),
    ),
  }),
});
