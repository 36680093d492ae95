import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { clockSkew, mostSkew } from '#database/reachable.ts';
import type { AppContext } from '../context/context.ts';

/** PostgreSQL writes its log in pieces of 16 MB: with less than this free at the data folder orders are about to fail. */
const leastFree = 64 * 1024 * 1024;
/** Milliseconds for which a disk counts as full after it was found so by somebody's order. */
const fullFor = 10_000;

interface Needs {
  /** Bytes free at the data folder. */
  free(): Promise<number>;
  /** Milliseconds since the database last said that its disk is full. */
  sinceFull(): number;
  /** Whether what the first visitors need is there; see `firstNeeds`. */
  warm(): Promise<boolean>;
}

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent visitors (database there, its clock and ours within two minutes,
 * room on the disks, everything made that the first of them need, not about to stop).
 */
export function serveHealth(server: FastifyInstance, app: AppContext, needs: Needs): void {
  // A connection kept alive leads nowhere soon.
  server.addHook('onRequest', async (_request, reply) => {
    if (app.stopping) reply.header('connection', 'close');
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const why = app.stopping ? 'stopping' : await trouble(app, needs);
    return reply
      .code(why === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(why === null ? { status: 'ready' } : { status: 'not ready', why });
  });
}

type Trouble = 'database' | 'clock' | 'disk' | 'starting';

async function trouble({ db }: AppContext, needs: Needs): Promise<Trouble | null> {
  const [skew, free] = await Promise.all([clockSkew(db), needs.free()]);
  if (skew === null) return 'database';
  if (Math.abs(skew) > mostSkew) return 'clock';
  if (free < leastFree || needs.sinceFull() < fullFor) return 'disk';
  return (await needs.warm()) ? null : 'starting';
}

/** Bytes free where a folder lies; without an answer none are missing. */
export const freeAt = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};
