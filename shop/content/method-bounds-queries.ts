import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { versionOf } from '#shop/records/records.ts';

/** Whether a payment method is offered, and within which limits, as staff set them. Null means no limit. */
interface MethodBounds {
  /** The id of a payment method. */
  method: number;
  /** The minimum and maximum order total, in cents. */
  minCents: number | null;
  maxCents: number | null;
  /** Codes of the countries customers live in. */
  countries: string[] | null;
  offered: boolean;
  /** Whether it isn't offered for printed or engraved items. */
  notDecorated: boolean;
}

/** Prevents other transactions from changing payment method limits until this one ends. */
export async function lockMethods(db: Database): Promise<void> {
  await sql`lock table payment_method in share row exclusive mode`.execute(db);
}

/** Returns every payment method, with or without limits. */
export async function storedMethodBounds(db: Database): Promise<(MethodBounds & { version: number })[]> {
  const { rows } = await sql<MethodBounds & { version: number }>`
    select m.id as method, m.least_cents as "minCents", m.most_cents as "maxCents", m.offered, m.not_decorated as "notDecorated",
      ${versionOf('way to pay', sql`m.id`)} as version,
      (select array_agg(c.code order by c.code) from country c where c.id = any (m.country_ids)) as countries
    from payment_method m order by m.position, m.id`.execute(db);
  return rows;
}

export async function writeMethodBounds(
  db: Database,
  { method, minCents, maxCents, countries, offered, notDecorated }: MethodBounds,
): Promise<void> {
  await sql`
    update payment_method set least_cents = ${minCents}::int, most_cents = ${maxCents}::int, offered = ${offered}, not_decorated = ${notDecorated},
      country_ids = (select array_agg(id order by id) from country where code = any (${countries ?? []}::text[]))
    where id = ${method}`.execute(db);
}

/** Returns the codes that belong to no country that the shop knows. */
export async function unknownCountries(db: Database, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${[...codes]}::text[]) code where code not in (select c.code from country c)`.execute(
    db,
  );
  return rows.map(({ code }) => code);
}
