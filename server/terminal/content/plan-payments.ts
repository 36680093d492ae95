import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Database } from '#database/schema.ts';
import { changeMethodBounds } from '#shop/content/content.ts';
import { centsOf } from '#rules/money.ts';
import { WrongEntry } from './content-pictures.ts';
import { boundsEntry, type CurrentContent } from './current-content.ts';
import type { paymentSchema } from './entry-schemas.ts';

const inCents = (dollars: number | null) => (dollars === null ? null : centsOf(dollars));

/** Within what a way to pay is offered. @throws WrongEntry that names the field */
export function planPayment(entry: z.output<typeof paymentSchema>, { payments, countries }: CurrentContent) {
  const { method, least, most } = entry;
  const stored = payments.find((each) => each.method === method);
  if (!stored) throw new WrongEntry(`method: there is no way to pay ${method}`);
  const strange = entry.countries?.find((code) => !countries.has(code));
  if (strange !== undefined) throw new WrongEntry(`countries: the shop does not know ${strange}`);
  const wanted = { ...entry, countries: entry.countries && [...new Set(entry.countries)].toSorted() };
  const name = `payment ${method}`;
  if (isDeepStrictEqual(boundsEntry(stored), wanted)) return { name, state: 'unchanged' as const };
  const bounds = {
    method,
    leastCents: inCents(least),
    mostCents: inCents(most),
    countries: wanted.countries,
  };
  return {
    name,
    state: 'changed' as const,
    write: (db: Database, by: `staff ${string}`) => changeMethodBounds(db, bounds, by),
  };
}
