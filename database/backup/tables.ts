import pg, { type ClientBase } from 'pg';

export interface TableShape {
  name: string;
  /** The columns, without generated ones. */
  columns: string[];
}

/** Lists every table of the shop from the database itself, so that none can be missed. */
export async function tablesOf(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** Returns the sequences and the last number of each, null if unused. */
export async function sequencesOf(client: ClientBase): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

/**
 * Builds a `copy` statement for these columns. The text before and after the table comes from our code; names
 * are escaped.
 */
export const copyText = ({ name, columns }: TableShape, direction: 'to stdout' | 'from stdin'): string =>
  `copy ${pg.escapeIdentifier(name)} (${columns.map((each) => pg.escapeIdentifier(each)).join(', ')}) ${direction}`;
