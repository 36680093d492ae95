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
 * A named statement whose text never varies, only its one value: built and compiled the first time, afterwards the value is
 * put in its place. Worth it where it runs most: compiling the product page's statement took longer than the rest of the
 * call in this process.
 */
export function compiledOnce<Row, Value>(
  name: string,
  build: (value: Value) => RawBuilder<Row>,
): (db: Database, value: Value) => CompiledQuery<Row> {
  // Stands where the value belongs; nothing else can be it.
  const place = {};
  let compiled: CompiledQuery<Row> | undefined;
  return (db, value) => {
    compiled ??= named(name, build(place as Value).compile(db));
    return { ...compiled, parameters: compiled.parameters.map((each) => (each === place ? value : each)) };
  };
}
