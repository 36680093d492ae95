import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { SeenQuery } from './log.ts';
import type { Database, Schema } from './schema.ts';

export type OnQuery = (query: SeenQuery) => void;

/** The database over a pool; `onQuery` is told of every statement. */
export const kyselyOn = (pool: pg.Pool, onQuery: OnQuery | undefined): Database =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && {
      log: ({ level, query, queryDurationMillis }) =>
        onQuery({ sql: query.sql, milliseconds: queryDurationMillis, failed: level === 'error' }),
    }),
  });
