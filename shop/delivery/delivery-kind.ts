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
import { lockMethods, provinceIds, removeMethod, storedMethods, writeMethods } from './queries.ts';

const maxDays = 365;
const shape = {
  name: filledBoth,
  /** The carrier; '' if the name already says it. */
  company: line(100),
  kind: z.enum(['door', 'branch', 'bus'], 'must be one of door, branch, bus'),
  /** Ids of provinces. Null means any. */
  provinces: idSet
    .meta({ input: 'provinces' })
    .refine((ids) => ids.length > 0, 'is empty; use null to allow all')
    .nullable(),
  /** The price for a whole order. */
  priceCents: whole(0, amountLimits.priceCents),
  daysFrom: whole(0, maxDays),
  daysTo: whole(0, maxDays),
  active: z.boolean(),
  /** The position, ascending. */
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

/** A delivery method. Orders store a copy of their method, so that it can be deleted. */
export const deliveryKind: Kind<DeliveryFields> = {
  name: 'way to deliver',
  shape,
  key: 'name',
  table: 'delivery_way',
  idOf: Number,
  lock: lockMethods,
  async read(db) {
    const places = await provinceIds(db);
    return {
      stored: new Map(
        (await storedMethods(db)).map((each): [number, Stored<DeliveryFields>] => [each.id, each]),
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
    writeMethods(
      db,
      written.map(({ after }) => after),
    ),
  remove: removeMethod,
  audit: ({ state, id }) => [
    { event: state === 'created' ? 'way to deliver made' : `way to deliver ${state}`, detail: { way: id } },
  ],
  // Pages say whether the shop has delivery methods.
  follow: () => ['texts'],
};
