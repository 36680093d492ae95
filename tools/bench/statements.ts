import { Kysely, PostgresDialect } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import type { Database, Schema } from '#database/schema.ts';

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
  const pool = new pg.Pool({ ...connection, max: 1 });
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
