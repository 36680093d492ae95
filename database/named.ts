import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Names of prepared statements by their text. */
const names = new Map<string, string>();
/**
 * Maximum number of named statements. It limits the servers' memory when texts vary without end: later
 * statements run unnamed.
 */
const maxNames = 500;

/**
 * Marks a compiled query as a prepared statement, parsed and planned once per connection. Run it like any
 * other: `db.executeQuery(named('product-detail', query.compile()))`. Don't use it for queries whose best
 * plan depends on their values, such as listings with several facets.
 */
export function preparedQuery<Row>(name: string, query: CompiledQuery<Row>): CompiledQuery<Row> {
  // The number distinguishes two texts with the same name. The server truncates names after 63 bytes.
  if (!names.has(query.sql) && names.size < maxNames)
    names.set(query.sql, `${name.slice(0, 50)}-${names.size}`);
  return query;
}

const ahead = new Set(['begin']);
/**
 * Marks a statement of a transaction whose result isn’t read: the next one is sent without waiting for it, and fails
 * with its error (`createPool`).
 */
export function pipelinedQuery<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  ahead.add(query.sql);
  return query;
}
export const isPipelinedQuery = (text: unknown): boolean => ahead.has(text as string);

const last = new Set<string>();
/**
 * Marks the last statement of a transaction, which is committed unless it fails: the commit is sent without waiting for
 * its result, so that others wait less for its locks (`createPool`). Only the commit may follow.
 */
export function sentWithCommit<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  last.add(query.sql);
  return query;
}
export const isSentWithCommit = (text: unknown): boolean => last.has(text as string);

export const statementName = (text: string): string | undefined => names.get(text);

/**
 * Returns a prepared statement whose text never varies, only its values. It is built and compiled once, then
 * only the values are filled in. Use it for the hottest queries: compiling the product page's statement took
 * longer than the remaining work of the call in this process. `build` receives stand-ins that it may only
 * insert into the query.
 */
export function compiledOnce<Row, Values extends object>(
  name: string,
  build: (values: Values) => RawBuilder<Row>,
): (db: Database, values: Values) => CompiledQuery<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  let places: readonly ((values: Values) => unknown)[] = [];

  function compile(db: Database): CompiledQuery<Row> {
    const found = new Map<unknown, string | symbol>();
    // Each stand-in is a unique object, so that it can't be confused with anything else in the query.
    const standIns = new Proxy({} as Values, {
      get(_, key) {
        const standIn = {};
        found.set(standIn, key);
        return standIn;
      },
      ownKeys() {
        throw new Error(`${name}: the values must be named one by one, because they aren’t known yet`);
      },
    });
    const query = preparedQuery(name, build(standIns).compile(db));
    places = query.parameters.map((each) => {
      const key = found.get(each) as keyof Values | undefined;
      return key === undefined ? () => each : (values: Values) => values[key];
    });
    return query;
  }
  return (db, values) => {
    compiled ??= compile(db);
    return { ...compiled, parameters: places.map((place) => place(values)) };
  };
}

/**
 * SQL for a number of the code, such as a status. As a parameter of a statement that is planned once, PostgreSQL wouldn't
 * know it, and would use no index that contains only rows with it.
 */
export function constantOf(value: number): RawBuilder<number> {
  if (!Number.isInteger(value)) throw new Error('a constant must be a whole number');
  return sql.lit(value);
}

/**
 * SQL for numbers whose count the planner can't see. If it did, it would plan a large statement again for each run, because
 * that looks cheaper than with the usual count.
 */
export const uncounted = (numbers: readonly number[]): RawBuilder<number[]> =>
  sql`(select ${numbers}::int[])::int[]`;
