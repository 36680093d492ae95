import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** Statements the server keeps parsed and planned on each connection, by their text. */
const names = new Map<string, string>();
/** Statements with texts that vary without end must not fill the servers' memory: later ones run unnamed. */
const most = 500;

/**
 * Marks a compiled query as a named statement: parsed and planned once a connection instead of each time. Run it as any
 * other: `db.executeQuery(named('product-detail', query.compile()))`. Not for queries whose best plan depends on their
 * values, as listings with several facets.
 */
export function named<Row>(name: string, query: CompiledQuery<Row>): CompiledQuery<Row> {
  // Two texts under one name are two statements, hence the number; the server cuts names after 63 bytes.
  if (!names.has(query.sql) && names.size < most) names.set(query.sql, `${name.slice(0, 50)}-${names.size}`);
  return query;
}

/** The name under which this text runs, if any. */
export const statementName = (sql: string): string | undefined => names.get(sql);

/**
 * A named statement whose text never varies, only its values: built and compiled the first time, afterwards the values are put
 * in their places. Worth it where it runs most: compiling the product page's statement took longer than the rest of the call
 * in this process. `build` is given stand-ins: it may put them into the text, and nothing else.
 */
export function compiledOnce<Row, Values extends object>(
  name: string,
  build: (values: Values) => RawBuilder<Row>,
): (db: Database, values: Values) => CompiledQuery<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  let places: readonly ((values: Values) => unknown)[] = [];

  function compile(db: Database): CompiledQuery<Row> {
    const found = new Map<unknown, string | symbol>();
    // Each stand-in is an object of its own: nothing else in the text can be it.
    const standIns = new Proxy({} as Values, {
      get(_, key) {
        const standIn = {};
        found.set(standIn, key);
        return standIn;
      },
      ownKeys() {
        throw new Error(`${name}: nobody knows yet which values there are`);
      },
    });
    const query = named(name, build(standIns).compile(db));
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
