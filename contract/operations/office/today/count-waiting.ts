import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { waiting } from './today-types.ts';

export const countWaiting = operation({
  name: 'COUNT_WAITING',
  path: 'today/count-waiting',
  summary:
    'How many orders and how much money wait for the caller, as the navigation says it on every screen: of what GET_TODAY lists what is cheap to count.',
  source: 'docs/decisions/083-promises-in-the-office.md',
  caller: { staff: 'in' },
  queue: 'office',
  request: z.object({}),
  response: z.object({ waiting: z.array(waiting.pick({ what: true, count: true })) }),
});
