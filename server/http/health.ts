import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { clockSkew, maxClockSkew } from '#database/reachable.ts';
import type { AppContext } from '../context/context.ts';

/**
 * PostgreSQL writes its WAL in segments of 16 MB. If less than this is free at the data folder, orders are
 * about to fail.
 */
const minFreeBytes = 64 * 1024 * 1024;
/** How long a disk counts as full after an order failed because of it, in milliseconds. */
const fullFor = 10_000;

interface Needs {
  /** Returns the free bytes at the data folder. */
  free(): Promise<number>;
  /** Returns the milliseconds since the database last reported a full disk. */
  sinceFull(): number;
  /** Returns whether everything that the first visitors need is ready. */
  warm(): Promise<boolean>;
}

/**
 * Serves `/healthz` (the process is alive) and `/readyz` (it can take visitors: database reachable, clocks
 * within two minutes, free disk space, everything for the first visitors ready, not stopping).
 */
export function serveHealth(server: FastifyInstance, app: AppContext, needs: Needs): void {
  // A keep-alive connection would soon end at a stopped process.
  server.addHook('onRequest', async (_request, reply) => {
    if (app.stopping) reply.header('connection', 'close');
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const why = app.stopping ? 'stopping' : await trouble(app, needs);
    return reply
      .code(why === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(why === null ? { status: 'ready', ...warnings(app) } : { status: 'not ready', why });
  });
}

/** Returns what an operator should look at although visitors can be served. A proxy must not stop sending them. */
function warnings({ slowSessions }: AppContext): { warnings?: string[] } {
  const all = (slowSessions?.blocking ?? []).map(
    ({ pid, waiting, seconds }) => `database session ${pid} has blocked ${waiting} others for ${seconds} s`,
  );
  return all.length > 0 ? { warnings: all } : {};
}

type Trouble = 'database' | 'clock' | 'disk' | 'starting';

async function trouble({ db }: AppContext, needs: Needs): Promise<Trouble | null> {
  const [skew, free] = await Promise.all([clockSkew(db), needs.free()]);
  if (skew === null) return 'database';
  if (Math.abs(skew) > maxClockSkew) return 'clock';
  if (free < minFreeBytes || needs.sinceFull() < fullFor) return 'disk';
  return (await needs.warm()) ? null : 'starting';
}

/** Returns the free bytes on a folder's disk. If they can't be read, the check passes. */
export const freeAt = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};
