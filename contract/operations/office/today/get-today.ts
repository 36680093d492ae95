import { z } from 'zod';
import { languageCodes } from '../../../languages.ts';
import { operation } from '../../../operation.ts';
import { id, personName, time } from '../office-types.ts';
import { cents, day } from '../orders/order-types.ts';
import { names } from '../catalogue/product-types.ts';
import { alarm, salesReport, waiting } from './today-types.ts';

export const getToday = operation({
  name: 'GET_TODAY',
  path: 'today/get-today',
  summary:
    'Returns the overview of the day: tasks, late orders, payment alerts, revenue, best sellers and searches with no results, as far as the caller’s role allows.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'in' },
  request: z.object({}),
  response: z.object({
    /**
     * Longest waiting first, then entries without a start time. Entries with a zero count, or that the caller may not
     * handle, are omitted.
     */
    waiting: z.array(waiting),
    /**
     * Unshipped orders promised for today or earlier, by promised date. `more` is the number of further orders. Null if
     * the caller may not ship; `customer` is null if the caller may not read orders.
     */
    late: z
      .object({
        orders: z.array(
          z.object({
            number: z.string(),
            customer: personName.nullable(),
            promisedOn: day,
            isBegun: z.boolean(),
          }),
        ),
        more: z.number(),
      })
      .nullable(),
    /** Notes that mention the caller on orders they haven't opened since, oldest first. */
    mentions: z.array(z.object({ number: z.string(), at: time, by: z.string(), text: z.string() })),
    /** The newest first. `more` is the number of further alerts. Null if the caller may not see money. */
    alarms: z.object({ latest: z.array(alarm), more: z.number() }).nullable(),
    /** Null if the caller may not see money. */
    takings: salesReport.nullable(),
    /**
     * Best sellers of the last seven days. `cents` is null if the caller may not see money. The list is null
     * if they may see neither money nor the catalog.
     */
    best: z
      .array(
        z.object({ productId: id, names, picture: z.string(), pieces: z.number(), cents: cents.nullable() }),
      )
      .nullable(),
    /** Searches of the last seven days. Null if the caller may not edit the catalog. */
    missed: z
      .array(z.object({ term: z.string(), language: z.enum(languageCodes), times: z.number() }))
      .nullable(),
  }),
});
