import { type RawBuilder, sql } from 'kysely';
import { type Resource, sortsOf } from '#contract/resource.ts';
import type { Database } from '#database/schema.ts';
import { hasPart } from './part-queries.ts';
import type { Owner, Stored } from './kind.ts';
import { putRows } from './row-queries.ts';
import { rowsInOrder } from './rows-in-order-queries.ts';

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
  /** The value of each filtered field. */
  filters: Readonly<Record<string, string>>;
  /** The number of records before the page. */
  from: number;
  limit: number;
  /** The staff member who sees the list. */
  staffId: number;
  /** The fields that they may see. The search looks through no others, because its results would tell their values. */
  fields: readonly string[];
}

export interface ListedRecords {
  records: StoredFields[];
  /** The number of records found on all pages. */
  found: number;
  /** Whether there are more than `found`, because counting stopped. */
  hasMore?: boolean;
  /** The number of records in each view, whatever the search. */
  views: Record<string, number>;
  /** The values of filtered fields that aren't choices. */
  values?: Record<string, string[]>;
}

type Column = NonNullable<Resource['fields'][string]['column']>;

/** Returns the name of a field in snake case. */
export const columnName = (field: string): string =>
  field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

const columnOf = ({ fields }: Resource, name: string): Column | null => {
  const { column = columnName(name) } = fields[name] ?? {};
  return column;
};

const columnsOf = (resource: Resource): [name: string, column: Column][] =>
  Object.keys(resource.fields).flatMap((name): [string, Column][] => {
    const column = columnOf(resource, name);
    return column === null ? [] : [[name, column]];
  });

const selected = (resource: Resource): RawBuilder<unknown> =>
  sql.join([
    sql`id, version`,
    ...columnsOf(resource).map(([name, column]) =>
      typeof column === 'string'
        ? sql`${sql.ref(column)} as ${sql.ref(name)}`
        : sql`json_build_object('en', ${sql.ref(column[0])}, 'km', ${sql.ref(column[1])}) as ${sql.ref(name)}`,
    ),
  ]);

/** SQL for a field's value, or for its texts in both languages. */
const ref = (resource: Resource, name: string): RawBuilder<unknown> => {
  const column = columnOf(resource, name);
  if (column === null) throw new Error(`${resource.name}.${name} has no column`);
  return typeof column === 'string'
    ? sql.ref(column)
    : sql`(${sql.ref(column[0])} || ' ' || ${sql.ref(column[1])})`;
};

const isIn = (ids: readonly number[]) => sql`id = any(${[...ids]}::int[])`;

/** Returns these records by id, or all in the order of the list. */
export async function storedRecords(
  db: Database,
  resource: Resource,
  ids: readonly number[] | null,
): Promise<StoredFields[]> {
  const { rows } = await sql<StoredFields>`
    select ${selected(resource)} from ${sql.table(resource.table)}
    where ${ids ? isIn(ids) : sql`true`} order by ${ids ? sql`id` : standardOrder(resource)}`.execute(db);
  return rows;
}

const standardOrder = (resource: Resource): RawBuilder<unknown> => {
  const { sort } = resource.list;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql`${ref(resource, sort.replace('-', ''))} ${direction}, id ${direction}`;
};

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
      ...Object.fromEntries(columns.flatMap(([name, column]) => cellsOf(column, each[name]))),
    })),
  );
}

function cellsOf(column: Column, value: unknown): [column: string, value: unknown][] {
  if (typeof column === 'string') return [[column, value]];
  const { en, km } = value as { en: string; km: string };
  return [
    [column[0], en],
    [column[1], km],
  ];
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

export interface ListSql {
  table: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  views: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The value of each filtered field: a choice, or a list of texts. */
  filters?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** What each field is sorted by. */
  sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The default order, as in the description. */
  standard: string;
  /** The fields that the search looks through. */
  find: readonly RawBuilder<unknown>[];
  /** Reads records by a condition, an order and a limit. */
  records: (db: Database, which: RawBuilder<unknown>) => Promise<StoredFields[]>;
}

/** Returns a page of a resource's list. */
export const listRecords = (db: Database, resource: Resource, request: ListRequest): Promise<ListedRecords> =>
  listWith(db, listOf(resource, request), request);

function listOf(resource: Resource, { fields }: Pick<ListRequest, 'fields'>): ListSql {
  const { list, table } = resource;
  const from = sql.table(table);
  const refs = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, ref(resource, name)] as const));
  const views = Object.keys(list.views ?? {}).map((view) => [view, inView(resource, view)] as const);
  return {
    table: from,
    id: sql`id`,
    views: Object.fromEntries(views),
    filters: refs(list.filters ?? []),
    sorts: refs([...sortsOf(resource), list.sort.replace('-', '')]),
    standard: list.sort,
    find: list.find.filter((name) => fields.includes(name)).map((name) => ref(resource, name)),
    async records(db, which) {
      const { rows } = await sql<StoredFields>`
        select ${selected(resource)} from ${from} where ${which}`.execute(db);
      return rows;
    },
  };
}

/** Returns a page of a list, and the number of records in each view. */
export async function listWith(
  db: Database,
  { table, id, views, filters = {}, sorts, standard, find: texts, records }: ListSql,
  { find, view, filters: chosen, sort, isBackwards, from, limit }: ListRequest,
): Promise<ListedRecords> {
  const conditions = [
    views[view] ?? sql`true`,
    ...Object.entries(chosen).map(
      ([name, value]) => sql`${value} = any(array[${filters[name] ?? null}]::text[])`,
    ),
    ...(find === ''
      ? []
      : [
          sql`(${sql.join(
            texts.map((text) => hasPart(text, find)),
            sql` or `,
          )})`,
        ]),
  ];
  const where = sql.join(conditions, sql` and `);
  const isDescending = (sort === '' && standard.startsWith('-')) !== isBackwards;
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls first`;
  const by = sorts[sort || standard.replace('-', '')] ?? id;
  const counts = Object.entries(views).map(
    ([name, which]) => sql`count(*) filter (where ${which})::int as ${sql.ref(`in ${name}`)}`,
  );
  const [{ rows: page }, { rows }] = await Promise.all([
    sql<{ id: number }>`
      select ${id} as id from ${table} where ${where}
      order by ${by} ${direction}, ${id} ${isDescending ? sql`desc` : sql`asc`} limit ${limit} offset ${from}`.execute(
      db,
    ),
    sql<Record<string, number>>`
      select ${sql.join([sql`count(*) filter (where ${where})::int as found`, ...counts])} from ${table}`.execute(
      db,
    ),
  ]);
  const [{ found = 0, ...ofViews } = {}] = rows;
  return {
    records: await rowsInOrder(
      page.map((row) => row.id),
      id,
      (which) => records(db, which),
    ),
    found,
    views: Object.fromEntries(Object.entries(ofViews).map(([name, count]) => [name.slice(3), count])),
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
