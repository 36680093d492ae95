import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { time } from '../office-types.ts';
import { cents, orderStage } from './order-types.ts';

const placed = z.object({ orders: z.number(), cents });

export const getToday = operation({
  name: 'GET_TODAY',
  path: 'orders/get-today',
  summary:
    'What waits for somebody: how many orders at each stage, the longest waiting first; and what was ordered today and this week, beside a week before by the same hour.',
  source: 'docs/decisions/061-staff.md',
  caller: { staff: 'orders.read' },
  queue: 'office',
  request: z.object({}),
  response: z.object({
    /** Stages where nothing waits are left out. */
    waiting: z.array(z.object({ stage: orderStage, orders: z.number(), since: time })),
    /** Notes in which the caller is named and whose order they have not opened since, the first first. */
    mentions: z.array(z.object({ number: z.string(), at: time, by: z.string(), text: z.string() })),
    /** Weeks begin on Monday. null: the caller may not see money. */
    placed: z.object({ today: placed, weekAgo: placed, week: placed, lastWeek: placed }).nullable(),
  }),
});
