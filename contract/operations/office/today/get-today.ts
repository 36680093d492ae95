import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, personName, time } from '../office-types.ts';
import { cents, day } from '../orders/order-types.ts';
import { names } from '../catalogue/product-types.ts';
import { alarm, takings, waiting } from './today-types.ts';

export const getToday = operation({
  name: 'GET_TODAY',
  path: 'today/get-today',
  summary:
    'Where the day begins: what waits for the caller, late orders, alarms about money, takings, what sold best and what was searched for in vain. Each part as far as the caller’s role goes.',
  source: 'docs/decisions/061-staff.md',
  caller: { staff: 'in' },
  queue: 'office',
  request: z.object({}),
  response: z.object({
    /** The longest waiting first, then what has no beginning; what nobody waits for, or is not the caller’s to do, is left out. */
    waiting: z.array(waiting),
    /** What should be with its customer today or before and has not left, what was promised first stands first; `more`: so many are not among them. null: the caller sends nothing; `customer` null for who may see no orders. */
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
    /** Notes in which the caller is named and whose order they have not opened since, the first first. */
    mentions: z.array(z.object({ number: z.string(), at: time, by: z.string(), text: z.string() })),
    /** The latest first; `more`: so many are not among them. null: the caller may not see money. */
    alarms: z.object({ latest: z.array(alarm), more: z.number() }).nullable(),
    /** null: the caller may not see money. */
    takings: takings.nullable(),
    /** Of seven days; `cents` null for who may not see money. null: neither money nor the catalogue is theirs. */
    best: z
      .array(
        z.object({ productId: id, names, picture: z.string(), pieces: z.number(), cents: cents.nullable() }),
      )
      .nullable(),
    /** Of seven days. null: the catalogue is not theirs to change. */
    missed: z.array(z.object({ term: z.string(), times: z.number() })).nullable(),
  }),
});
