import { Kysely, PostgresDialect } from 'kysely';
import type { ClientConfig } from 'pg';
import { prepareSession } from '#database/checks.ts';
import { createPool } from '#database/pool.ts';
import type { Database, Schema } from '#database/schema.ts';
import { log } from './stage.ts';

/** A statement sent to the database. The bare servers send the same one, prepared as the shop prepares it. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Runs the shop's own code and returns the statements it ran, in order. */
export async function statementsOf(
  connection: ClientConfig,
  work: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  // The values are parsed as in the shop: with numbers parsed as text, a limit would appear nearly reached,
  // and the order would take another path.
  const pool = createPool({
    name: 'statements',
    connection,
    log,
    size: 1,
    connectionWait: 5000,
    statementTimeout: 0,
    prepare: (client) => prepareSession(client, {}),
  });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) =>
      void statements.push({
        name: `bare-${statements.length}`,
        text: query.sql,
        values: query.parameters.map(plain),
      }),
  });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
  return statements;
}

/** Converts bytes to PostgreSQL's text format, so that a plan can be sent as JSON. */
const plain = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);
