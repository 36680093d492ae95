import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { nothing, version } from '../office-types.ts';
import { connectionName } from './connection-types.ts';

export const getConnections = operation({
  name: 'GET_CONNECTIONS',
  path: 'connections/get-connections',
  summary:
    'The mail server and the providers: what sets each, its fields and what they hold. Secrets only as set or not.',
  source: 'docs/decisions/096-connections.md',
  caller: { staff: 'connections.write' },
  queue: 'office',
  request: nothing,
  response: z.object({
    connections: z.array(
      z.object({
        name: connectionName,
        /** `environment`: it wins over what the office has. `unreadable`: entered under another key of the server. `unfit`: does not fit what the environment says by now. */
        state: z.enum(['environment', 'office', 'none', 'unreadable', 'unfit']),
        /** Variables of the environment that set it. */
        variables: z.array(z.string()),
        /** The version stored by the office; null without one. */
        version: version.nullable(),
        fields: z.array(
          z.object({
            name: z.string(),
            /** Write only: `value` is ''. */
            isSecret: z.boolean(),
            isOptional: z.boolean(),
            /** What can be chosen; none: a text. */
            choices: z.array(z.string()),
            isSet: z.boolean(),
            value: z.string(),
          }),
        ),
      }),
    ),
  }),
});
