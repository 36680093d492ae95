import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';

export const getLimits = operation({
  name: 'GET_LIMITS',
  path: 'settings/get-limits',
  summary:
    'Returns all limits of the environment with current value and default, in groups. Names are keys of the labels `officeLimitLabels`.',
  source: 'docs/operating/settings.md',
  caller: { staff: 'settings.write' },
  request: emptyObject,
  response: z.object({
    /** The default amount in cents above which refunds require two-step verification. */
    usualRefundAskAbove: z.number(),
    groups: z.array(
      z.object({
        group: z.enum(['requests', 'unpaid', 'cards', 'accounts', 'phones']),
        limits: z.array(z.object({ name: z.string(), value: z.number(), usual: z.number() })),
      }),
    ),
  }),
});
