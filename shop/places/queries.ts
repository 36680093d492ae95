import { type RawBuilder, sql } from 'kysely';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { textOf } from '#shop/localisation/localisation.ts';
import type { BothTexts } from '#shop/records/records.ts';

/** A country, a state or province, or a city or district, by its name in one language. */
export interface Place {
  id: number;
  name: string;
}

/** Returns all countries, the shop's own first. */
export async function countries(db: Database, language: LanguageCode): Promise<Place[]> {
  const name = textOf({ table: 'country_text', owner: 'country_id' }, sql`c.id`, language);
  const { rows } =
    await sql<Place>`select c.id, ${name} as name from country c order by c.position, c.id`.execute(db);
  return rows;
}

/** Returns the official code of each country, the shop's own first. */
export async function countryCodes(db: Database): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from country order by position, id`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Returns the states or provinces of a country; empty if unknown. */
export async function statesOf(db: Database, countryId: number, language: LanguageCode): Promise<Place[]> {
  const name = textOf({ table: 'state_province_text', owner: 'state_province_id' }, sql`s.id`, language);
  const { rows } = await sql<Place>`
    select s.id, ${name} as name from state_province s
    where s.country_id = ${countryId} order by s.position, s.id`.execute(db);
  return rows;
}

/** Returns the cities or districts of a state or province; empty if unknown. */
export async function citiesOf(db: Database, stateId: number, language: LanguageCode): Promise<Place[]> {
  const name = textOf({ table: 'city_text', owner: 'city_id' }, sql`c.id`, language);
  const { rows } = await sql<Place>`
    select c.id, ${name} as name from city c
    where c.state_province_id = ${stateId} order by c.position, c.id`.execute(db);
  return rows;
}

/** A province by its names, the English one first, with its districts. */
export interface NamedPlace {
  /** The code and the names of its country. */
  country: string[];
  province: string[];
  /** Its official code, such as 12; '' if it has none. */
  code: string;
  cities: string[][];
}

/** Returns all states or provinces, those of the shop's own country first. */
export async function namedPlaces(db: Database): Promise<NamedPlace[]> {
  const names = (place: 'city' | 'country' | 'state_province', id: RawBuilder<unknown>) =>
    sql`(select coalesce(array_agg(t.name order by t.language_id), '{}') from ${sql.table(`${place}_text`)} t
      where ${sql.ref(`t.${place}_id`)} = ${id})`;
  const { rows } = await sql<NamedPlace>`
    select k.code || ${names('country', sql`k.id`)} as country, ${names('state_province', sql`s.id`)} as province, s.code,
      coalesce((select jsonb_agg(${names('city', sql`c.id`)} order by c.id) from city c where c.state_province_id = s.id), '[]') as cities
    from state_province s join country k on k.id = s.country_id order by k.position, k.id, s.id`.execute(db);
  return rows;
}

/** Returns the official code of a city or district, or '' if it has none. */
export async function cityCode(db: Database, cityId: number): Promise<string> {
  const { rows } = await sql<{ code: string }>`select code from city where id = ${cityId}::int`.execute(db);
  return rows[0]?.code ?? '';
}

/** Returns SQL for the place stored under this name in any language, by its names in both. */
export const placeInBoth = (
  kind: Parameters<typeof placeNamed>[0],
  name: RawBuilder<unknown>,
): RawBuilder<BothTexts> =>
  sql`jsonb_build_object('en', ${placeNamed(kind, name, 'en')}, 'km', ${placeNamed(kind, name, 'ar')})`;

/**
 * Returns SQL for the place stored under this name in any language, by its name in another. The stored name
 * if no list contains it.
 */
export function placeNamed(
  kind: 'country' | 'state_province' | 'city',
  name: RawBuilder<unknown>,
  language: LanguageCode,
): RawBuilder<string> {
  const texts = sql.table(`${kind}_text`);
  const owner = sql.ref(`${kind}_id`);
  return sql<string>`coalesce((select wanted.name from ${texts} known join ${texts} wanted using (${owner})
    where known.name = ${name} and wanted.language_id = ${languages[language].id} order by ${owner} limit 1), ${name})`;
}

/** SQL for where an order `o` goes: its city or district, or its province if it has none. */
export const destination = sql<BothTexts>`case when o.city_name <> '' then ${placeInBoth('city', sql`o.city_name`)}
  else ${placeInBoth('state_province', sql`o.state_name`)} end`;
