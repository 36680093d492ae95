import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '#contract/resource.ts';
import type { Database } from '#database/schema.ts';
import { hasPart } from './part-queries.ts';
import type { Owner, Stored } from './kind.ts';
import { putRows } from './row-queries.ts';

/** SQL of resources, made from their descriptions. */

type Fields = Record<string, unknown>;
type StoredFields = Stored<Fields>;

/** What a list shows. */
export interface ListRequest {
  find: string;
  /** A view of the resource; '' for all records. */
  view: string;
  /** A field; '' for the default order. */
  sort: string;
  isBackwards: boolean;
  /** The number of records before the page. */
  from: number;
  limit: number;
  /** The staff member who sees the list. */
  staffId: number;
}

export interface ListedRecords {
  records: StoredFields[];
  /** The number of records found on all pages. */
  found: number;
  /** The number of records in each view, whatever the search. */
  views: Record<string, number>;
}

const columnOf = ({ fields }: Resource, name: string): string | null => {
  const { column = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`) } = fields[name] ?? {};
  return column;
};

const columnsOf = (resource: Resource): [name: string, column: string][] =>
  Object.keys(resource.fields).flatMap((name): [string, string][] => {
    const column = columnOf(resource, name);
    return column === null ? [] : [[name, column]];
  });

const selected = (resource: Resource): RawBuilder<unknown> =>
  sql.join([
    sql`id, version`,
    ...columnsOf(resource).map(([name, column]) => sql`${sql.ref(column)} as ${sql.ref(name)}`),
  ]);

const ref = (resource: Resource, name: string): RawBuilder<unknown> => {
  const column = columnOf(resource, name);
  if (column === null) throw new Error(`${resource.name}.${name} has no column`);
  return sql.ref(column);
};

const isIn = (ids: readonly number[]) => sql`id = any(${[...ids]}::int[])`;

export async function storedRecords(
  db: Database,
  resource: Resource,
  ids: readonly number[],
): Promise<StoredFields[]> {
  const { rows } = await sql<StoredFields>`
    select ${selected(resource)} from ${sql.table(resource.table)} where ${isIn(ids)} order by id`.execute(
    db,
  );
  return rows;
}

/** Locks these records against other edits until the transaction ends. */
export async function lockRecords(db: Database, { table }: Resource, ids: readonly number[]): Promise<void> {
  await sql`select id from ${sql.table(table)} where ${isIn(ids)} order by id for update`.execute(db);
}

/** Inserts records, or replaces those with the same ids. Leaves fields that the shop sets itself. */
export async function writeRecords(
  db: Database,
  resource: Resource,
  records: readonly StoredFields[],
): Promise<void> {
  const columns = columnsOf(resource).filter(([name]) => !resource.fields[name]?.isReadOnly);
  await putRows(
    db,
    resource.table,
    records.map((each) => ({
      id: each.id,
      version: each.version,
      ...Object.fromEntries(columns.map(([name, column]) => [column, each[name]])),
    })),
  );
}

export async function removeRecord(db: Database, { table }: Resource, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
}

/** Returns which records have these values of a field. Concurrent calls wait until this transaction ends. */
export async function ownersOf(
  db: Database,
  resource: Resource,
  field: string,
  values: readonly string[],
): Promise<Map<string, Owner>> {
  if (values.length === 0) return new Map();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${resource.name} ${field}`}, 0))`.execute(db);
  const { rows } = await sql<{ value: string; id: number }>`
    select ${ref(resource, field)} as value, id from ${sql.table(resource.table)}
    where ${ref(resource, field)} = any(${[...values]}::text[])`.execute(db);
  return new Map(rows.map(({ value, id }) => [value, { id }]));
}

/** Returns a page of a resource's list. */
export async function listRecords(
  db: Database,
  resource: Resource,
  { find, view, sort, isBackwards, from, limit }: ListRequest,
): Promise<ListedRecords> {
  const { list, table } = resource;
  const where = sql.join(
    [inView(resource, view), ...(find === '' ? [] : [contains(resource, find)])],
    sql` and `,
  );
  const standard = list.sort.replace('-', '');
  const isDescending = (sort === '' && list.sort.startsWith('-')) !== isBackwards;
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls first`;
  const [{ rows: records }, { rows: counts }] = await Promise.all([
    sql<StoredFields>`
      select ${selected(resource)} from ${sql.table(table)} where ${where}
      order by ${ref(resource, sort || standard)} ${direction}, id ${isDescending ? sql`desc` : sql`asc`}
      limit ${limit} offset ${from}`.execute(db),
    sql<Record<string, number>>`
      select ${sql.join([
        sql`(count(*) filter (where ${where}))::int as found`,
        ...Object.keys(list.views ?? {}).map(
          (name) => sql`(count(*) filter (where ${inView(resource, name)}))::int as ${sql.ref(`in ${name}`)}`,
        ),
      ])} from ${sql.table(table)}`.execute(db),
  ]);
  const [{ found = 0, ...views } = {}] = counts;
  return {
    records,
    found,
    views: Object.fromEntries(Object.entries(views).map(([name, count]) => [name.slice(3), count])),
  };
}

function inView(resource: Resource, view: string): RawBuilder<unknown> {
  const where = Object.entries(resource.list.views?.[view]?.where ?? {});
  if (where.length === 0) return sql`true`;
  return sql.join(
    where.map(([name, value]) => sql`${ref(resource, name)} is not distinct from ${value}`),
    sql` and `,
  );
}

const contains = (resource: Resource, find: string): RawBuilder<unknown> =>
  sql`(${sql.join(
    resource.list.find.map((name) => hasPart(ref(resource, name), find)),
    sql` or `,
  )})`;
