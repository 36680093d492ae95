import { z } from 'zod';
import { centsOf, centsToDollars } from '#rules/money.ts';
import type { Kind } from '#shop/records/records.ts';
import {
  lockMethods,
  storedMethodBounds,
  unknownCountries,
  writeMethodBounds,
} from './method-bounds-queries.ts';

/** A limit of an order's total, in dollars. Null means no limit. */
const bound = z
  .number()
  .positive('must be greater than 0')
  .max(1_000_000)
  .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'can have at most two decimals')
  .nullable();
const shape = {
  /** Whether staff enabled the method for customers. It may be enabled without being configured. */
  offered: z.boolean(),
  least: bound,
  most: bound,
  /** Codes of the countries customers live in. Null means any country. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/u, 'must be a code such as KH'))
    .meta({ input: 'countries' })
    .min(1, 'is empty; use null to allow all')
    .transform((codes) => [...new Set(codes)].toSorted())
    .nullable(),
  /** Whether it isn't offered for printed or engraved items. */
  notDecorated: z.boolean().default(false),
};
/** Whether a payment method is offered, and within which limits. */
export type MethodFields = z.output<z.ZodObject<typeof shape>>;

const inDollars = (cents: number | null) => (cents === null ? null : centsToDollars(cents));
const inCents = (dollars: number | null) => (dollars === null ? null : centsOf(dollars));

export const methodKind: Kind<MethodFields> = {
  name: 'way to pay',
  shape,
  key: 'method',
  idOf: Number,
  lock: lockMethods,
  async read(db, changes) {
    const strange = new Set(
      await unknownCountries(
        db,
        changes.flatMap(({ fields }) => fields.countries ?? []),
      ),
    );
    const rows = await storedMethodBounds(db);
    return {
      stored: new Map(
        rows.map(({ method, version, minCents, maxCents, countries, offered, notDecorated }) => [
          method,
          {
            id: method,
            version,
            offered,
            least: inDollars(minCents),
            most: inDollars(maxCents),
            countries,
            notDecorated,
          },
        ]),
      ),
      errors: ({ least: min, most: max, countries }) => [
        ...(min !== null && max !== null && min > max
          ? [{ field: 'least', code: 'shape', about: 'the minimum can’t exceed the maximum' } as const]
          : []),
        ...(countries ?? [])
          .filter((code) => strange.has(code))
          .map(
            (code) =>
              ({ field: 'countries', code: 'shape', about: `the shop does not know ${code}` }) as const,
          ),
      ],
    };
  },
  async write(db, written) {
    for (const { id, after } of written)
      await writeMethodBounds(db, {
        method: id,
        minCents: inCents(after.least),
        maxCents: inCents(after.most),
        countries: after.countries,
        offered: after.offered,
        notDecorated: after.notDecorated,
      });
  },
  audit: (done) => {
    const isTurned = done.state === 'changed' && done.fields.includes('offered');
    const detail = { method: done.id };
    if (!isTurned) return [{ event: 'way to pay bounded', detail }];
    return [{ event: done.after.offered ? 'way to pay switched on' : 'way to pay switched off', detail }];
  },
  follow: () => ['texts'],
};
