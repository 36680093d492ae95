import { z } from 'zod';
import { amountLimits } from '#contract/constants.ts';
import {
  filledBoth,
  idSet,
  type Kind,
  line,
  noTexts,
  position,
  type Stored,
  whole,
} from '#shop/records/records.ts';
import { lockWays, provinceIds, removeWay, storedWays, writeWays } from './queries.ts';

const mostDays = 365;
const shape = {
  name: filledBoth,
  /** Who brings it; '' where that is said by nothing but its name. */
  company: line(100),
  kind: z.enum(['door', 'branch', 'bus'], 'is one of door, branch, bus'),
  /** Ids of provinces; null: wherever. */
  provinces: idSet
    .meta({ input: 'provinces' })
    .refine((ids) => ids.length > 0, 'is empty; use null to allow all')
    .nullable(),
  /** Of a whole order. */
  priceCents: whole(0, amountLimits.priceCents),
  daysFrom: whole(0, mostDays),
  daysTo: whole(0, mostDays),
  active: z.boolean(),
  /** The lowest first. */
  position,
};
type DeliveryFields = z.output<z.ZodObject<typeof shape>>;

const blank: DeliveryFields = {
  name: noTexts,
  company: '',
  kind: 'door',
  provinces: null,
  priceCents: 0,
  daysFrom: 1,
  daysTo: 1,
  active: true,
  position: 0,
};

/** A way to deliver. Orders keep what they were placed with, so that one can be taken away. */
export const deliveryKind: Kind<DeliveryFields> = {
  name: 'way to deliver',
  shape,
  key: 'name',
  table: 'delivery_way',
  idOf: Number,
  lock: lockWays,
  async read(db) {
    const places = await provinceIds(db);
    return {
      stored: new Map(
        (await storedWays(db)).map((each): [number, Stored<DeliveryFields>] => [each.id, each]),
      ),
      blank: () => blank,
      faults: ({ daysFrom, daysTo, provinces }) => [
        ...(daysFrom > daysTo
          ? [{ field: 'daysTo', code: 'shape', about: 'must not be less than daysFrom' } as const]
          : []),
        ...(provinces ?? [])
          .filter((id) => !places.has(id))
          .map((id) => ({ field: 'provinces', code: 'shape', about: `there is no province ${id}` }) as const),
      ],
    };
  },
  write: (db, written) =>
    writeWays(
      db,
      written.map(({ after }) => after),
    ),
  remove: removeWay,
  audit: ({ state, id }) => [
    { event: state === 'created' ? 'way to deliver made' : `way to deliver ${state}`, detail: { way: id } },
  ],
  // Pages say whether there are any.
  follow: () => ['texts'],
};
