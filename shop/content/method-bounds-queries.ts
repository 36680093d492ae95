import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Within what a way to pay is offered, as staff write it; null: no bound. */
export interface MethodBounds {
  /** Of a row of the ways to pay. */
  method: number;
  /** The least and the most an order may come to, in cents. */
  leastCents: number | null;
  mostCents: number | null;
  /** Codes of the countries customers live in. */
  countries: string[] | null;
}

/** Of every way to pay, bounded or not. */
export async function storedMethodBounds(db: Database): Promise<MethodBounds[]> {
  const { rows } = await sql<MethodBounds>`
    select m.id as method, m.least_cents as "leastCents", m.most_cents as "mostCents",
      (select array_agg(c.code order by c.code) from country c where c.id = any (m.country_ids)) as countries
    from payment_method m order by m.position, m.id`.execute(db);
  return rows;
}

/** False: there is no such way, or no country of one of the codes; nothing is written. */
export async function writeMethodBounds(
  db: Database,
  { method, leastCents, mostCents, countries }: MethodBounds,
): Promise<boolean> {
  const { rows } = await sql`
    with named as (select array_agg(id order by id) as ids from country where code = any (${countries ?? []}::text[]))
    update payment_method set least_cents = ${leastCents}::int, most_cents = ${mostCents}::int, country_ids = named.ids
    from named where id = ${method}
      and coalesce(cardinality(named.ids), 0) = ${new Set(countries ?? []).size}::int returning id`.execute(
    db,
  );
  return rows.length > 0;
}

export async function countryCodes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from country order by code`.execute(db);
  return rows.map(({ code }) => code);
}
