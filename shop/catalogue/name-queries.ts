import { sql } from 'kysely';
import { languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { Texts } from '#shop/localisation/localisation.ts';
import type { Names } from './change-names.ts';

/** A `*_text` table whose rows are names of one thing in one language. */
export interface NameTable {
  table: string;
  owner: string;
}

/** Names by route code, as `textsOf` reads them by language id. */
export const namesOf = (texts: Texts | null): Names =>
  Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = texts?.[languages[code].id];
      return text === undefined ? [] : [[code, text]];
    }),
  );

/** Puts these names in the place of what there was; languages without one are taken away. */
export async function writeNames(
  db: Database,
  { table, owner }: NameTable,
  id: number,
  columns: Record<string, Names>,
): Promise<void> {
  const names = Object.keys(columns);
  const rows = languageCodes
    .filter((code) => names.every((name) => columns[name]?.[code] !== undefined))
    .map((code) => ({
      [owner]: id,
      language_id: languages[code].id,
      ...Object.fromEntries(names.map((name) => [name, columns[name]?.[code]])),
    }));
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(db);
  const own = sql.table(table);
  await sql`insert into ${own} select * from jsonb_populate_recordset(null::${own}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
