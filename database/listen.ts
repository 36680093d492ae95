import pg, { type ClientConfig } from 'pg';
import type { DatabaseLog } from './log.ts';
import { toServer, tryNextServer } from './servers.ts';

export interface ListenOptions {
  connection: ClientConfig;
  channel: string;
  log: DatabaseLog;
  /** Called with the payload of each notification. */
  onNotice(payload: string): void;
  /** Called after a lost connection is restored. Notifications sent in between are lost. */
  onReturn(): void;
}

const retryAfter = 1000;
const connectTimeout = 5000;
/** The interval between liveness checks, and their timeout, in ms. */
const [lookEvery, lookPatience] = [5000, 5000];

/**
 * Listens on a channel through its own connection, which reconnects automatically. Returns a function that
 * stops it.
 */
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
    // Handles a lost connection, however it ended; only the first call counts.
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
      // A machine that disappears sends no notification, so a passive listener would never find out.
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
