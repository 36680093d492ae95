import { Kysely, PostgresDialect } from 'kysely';
import type { ClientConfig } from 'pg';
import { prepareSession } from '#database/checks.ts';
import { createPool } from '#database/pool.ts';
import type { Database, Schema } from '#database/schema.ts';
import { log } from './stage.ts';

/** What went to the database: the bare servers send the same, prepared as the shop prepares it. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Does something with the shop's own code and tells which statements it ran, in their order. */
export async function statementsOf(
  connection: ClientConfig,
  work: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  // What it reads is read as the shop reads it: by numbers that are texts a bound looks near, and the order is another one.
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

/** Bytes as PostgreSQL reads them from text, so that a plan can travel as JSON. */
const plain = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);
