import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { waiting } from './today-types.ts';

export const countWaiting = operation({
  name: 'COUNT_WAITING',
  path: 'today/count-waiting',
  summary:
    'Counts the orders, payments and messages that await the caller, for the navigation of every screen. A cheap subset of GET_TODAY.',
  source: 'docs/decisions/094-one-promised-day.md',
  caller: { staff: 'in' },
  request: z.object({}),
  response: z.object({ waiting: z.array(waiting.pick({ what: true, count: true })) }),
});
