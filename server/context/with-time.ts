import { openDatabase } from '#database/connect.ts';
import type { Connection, Database } from '#database/connect.ts';
import { longTimes, scaleTimeouts } from '#shop/capacity/capacity.ts';
import type { Logger } from 'pino';

/** Runs work on its own connection, whose statements may take a minute. */
export type WithTime = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

/** A pool's limit also counts in this process, so a statement can't take longer than its pool allows. */
export const withTime =
  (connection: Connection, log: Logger, factor: number): WithTime =>
  async (work) => {
    const db = await openDatabase({
      connection,
      log,
      name: 'long',
      size: 1,
      ...scaleTimeouts(longTimes, factor),
    });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
