import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

/** Returns numbers that are the same in each run, so that a failure can be repeated. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const name = 'to be cut off';

/** Opens a pool whose connections can be cut. `cutAt` runs something, and cuts the connection before a statement of it. */
export async function cuttablePool(url: string) {
  const pool = await openDatabase({
    connection: { connectionString: url, application_name: name },
    log,
    size: 4,
    connectionWait: timeoutMs,
  });
  const cut = new AsyncLocalStorage<{ left: number }>();
  const query = pg.Client.prototype.query as unknown as (...all: unknown[]) => Promise<unknown>;
  pg.Client.prototype.query = function counted(this: pg.Client, ...all: unknown[]) {
    const now = cut.getStore();
    const { connectionParameters: of } = this as unknown as {
      connectionParameters: { application_name?: string };
    };
    if (now && of.application_name === name && typeof all.at(-1) !== 'function') {
      now.left -= 1;
      if (now.left === 0) {
        (this as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
        return Promise.reject(new Error('cut'));
      }
    }
    return query.apply(this, all);
  } as never;
  afterAll(async () => {
    pg.Client.prototype.query = query as never;
    await pool.destroy();
  });
  /** Returns whether the connection was cut, before the statement with this number. */
  const cutAt = (statement: number, act: () => Promise<unknown>): Promise<boolean> =>
    cut.run({ left: statement }, act).then(
      () => false,
      () => true,
    );
  return { pool, cutAt };
}
