import { sql } from 'kysely';
import { languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { Texts } from '#shop/localisation/localisation.ts';
import type { Names } from '#shop/records/records.ts';

/** A `*_text` table whose rows are names in one language. */
export interface NameTable {
  table: string;
  owner: string;
}

/** Converts names from language ids, as `textsOf` reads them, to route codes. */
export const namesOf = (texts: Texts | null): Names =>
  Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = texts?.[languages[code].id];
      return text === undefined ? [] : [[code, text]];
    }),
  );

/** Returns names as the office's calls have them. */
export const toOfficeNames = ({ en = '', ar = '' }: Names) => ({ en, km: ar });

/** A record with names, by their columns. */
export interface NamedThing {
  id: number;
  columns: Record<string, Names>;
}

/** Replaces the names. Deletes languages without one. */
export async function writeNames(
  db: Database,
  { table, owner }: NameTable,
  things: readonly NamedThing[],
): Promise<void> {
  const rows = things.flatMap(({ id, columns }) =>
    languageCodes
      .filter((code) => Object.values(columns).every((names) => names[code] !== undefined))
      .map((code) => ({
        [owner]: id,
        language_id: languages[code].id,
        ...Object.fromEntries(Object.entries(columns).map(([name, names]) => [name, names[code]])),
      })),
  );
  const own = sql.table(table);
  const ids = things.map(({ id }) => id);
  await sql`delete from ${own} where ${sql.ref(owner)} = any(${ids}::int[])`.execute(db);
  await sql`insert into ${own} select * from jsonb_populate_recordset(null::${own}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
