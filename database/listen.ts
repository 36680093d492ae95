import pg, { type ClientConfig } from 'pg';
import type { DatabaseLog } from './log.ts';
import { toServer, tryNextServer } from './servers.ts';

export interface ListenOptions {
  connection: ClientConfig;
  channel: string;
  log: DatabaseLog;
  /** Called with what each notice says. */
  onNotice(payload: string): void;
  /** Called when the connection is back after it was lost: notices sent meanwhile are lost too. */
  onReturn(): void;
}

const retryAfter = 1000;
const connectTimeout = 5000;
/** Milliseconds between two questions whether anybody is there, and until no answer means that nobody is. */
const [lookEvery, lookPatience] = [5000, 5000];

/** Hears what other processes say on a channel, over a connection of its own that comes back by itself. Returns what ends it. */
export function listen({ connection, channel, log, onNotice, onReturn }: ListenOptions): () => Promise<void> {
  let client: pg.Client | null = null;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;

  async function connect(again: boolean): Promise<void> {
    const server = toServer(connection);
    const next = new pg.Client({
      application_name: 'kado listener',
      keepAlive: true,
      connectionTimeoutMillis: connectTimeout,
      query_timeout: lookPatience,
      ...server,
    });
    client = next;
    // All ways in which a connection ends lead here; only the first counts.
    const lost = () => {
      if (client !== next || ended) return;
      client = null;
      clearInterval(looking);
      tryNextServer(connection, server);
      timer = setTimeout(() => void connect(true), retryAfter);
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload = '' }) => onNotice(payload));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      if (again) onReturn();
      // A machine that vanished says nothing: whoever only listens would never know.
      looking = setInterval(() => {
        void next.query('select 1').catch(() => {
          void next.end().catch(() => undefined);
          lost();
        });
      }, lookEvery).unref();
    } catch (error) {
      log.warn({ err: error }, `cannot listen on ${channel}`);
      await next.end().catch(() => undefined);
      lost();
    }
  }

  void connect(false);
  return async () => {
    ended = true;
    clearTimeout(timer);
    clearInterval(looking);
    await client?.end().catch(() => undefined);
  };
}
