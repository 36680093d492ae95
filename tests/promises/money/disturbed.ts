import { sql, type KyselyPlugin } from 'kysely';
import { afterAll } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';

const log = { info: () => undefined, warn: () => undefined, error: console.error };

/** A pool of its own to a test's database, to which things happen. For the top of a test file. */
export async function disturbedPool(db: Database, url: string) {
  const pool = await openDatabase({
    connection: { connectionString: url, application_name: 'to be cut off' },
    log,
    size: 2,
  });
  afterAll(() => pool.destroy());
  return {
    pool,

    /** The pool, with something happening before one of its statements, or after it; neither `begin` nor `commit` counts. */
    disturbed(at: number, when: 'before' | 'after', happening: () => void | Promise<void>): Database {
      let count = 0;
      const plugin: KyselyPlugin = {
        transformQuery({ node }) {
          count += 1;
          if (when === 'before' && count === at) void happening();
          return node;
        },
        async transformResult({ result }) {
          if (when === 'after' && count === at) await happening();
          return result;
        },
      };
      return pool.withPlugin(plugin);
    },

    /** The pool, of which so many statements meet a conflict, after others that do not. */
    conflicting(failures: number, after = 0): Database {
      let [left, untouched] = [failures, after];
      return pool.withPlugin({
        transformQuery({ node }) {
          if (untouched > 0) untouched -= 1;
          else if (left > 0) {
            left -= 1;
            throw Object.assign(new Error('conflict'), { code: left % 2 ? '40P01' : '40001' });
          }
          return node;
        },
        transformResult: async ({ result }) => result,
      });
    },

    async cutConnections(): Promise<void> {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be cut off'`.execute(
        db,
      );
    },
  };
}

export function fail(): never {
  throw new Error('planned');
}
