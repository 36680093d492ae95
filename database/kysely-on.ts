import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database, Schema } from './schema.ts';

/** A statement that ran: its text, without values. */
export interface SeenQuery {
  sql: string;
  milliseconds: number;
  failed: boolean;
}

export type OnQuery = (query: SeenQuery) => void;

/** Creates the Kysely database on a pool. `onQuery` is called for every statement. */
export const kyselyOn = (pool: pg.Pool, onQuery: OnQuery | undefined): Database =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && {
      log: ({ level, query, queryDurationMillis }) =>
        onQuery({ sql: query.sql, milliseconds: queryDurationMillis, failed: level === 'error' }),
    }),
  });
