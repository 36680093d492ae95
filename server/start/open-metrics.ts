import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Database } from '#database/connect.ts';
import { type WaitingWork, waitingWork } from '#database/doctor-queries.ts';
import { watchLocks } from '#database/lock-holders.ts';
import { slowSessions } from '#database/slow-sessions.ts';
import { sumCents } from '#rules/money.ts';
import { freeAt } from '../http/health.ts';
import { takenPort } from '../process/port.ts';
import type { Config } from '../settings/config.ts';
import { Metrics } from '../metrics/metrics.ts';
import { commitOfCheckout } from '../metrics/running-commit.ts';

interface Opened {
  metrics: Metrics;
  close(): Promise<void>;
}

/** Milliseconds for which a database result is reused, because each metric reads it separately. */
const freshFor = 1000;

/**
 * Serves `/metrics` for Prometheus on a separate port.
 * @throws OperatorError when the port is taken
 */
export async function openMetrics(
  { dataFolder, commit }: Pick<Config, 'dataFolder' | 'commit'>,
  address: NonNullable<Config['metrics']>,
  db: Database,
): Promise<Opened> {
  const metrics = new Metrics(commit || commitOfCheckout());
  watchDatabase(metrics, db);
  metrics.watch('kado_disk_free_bytes', 'Free bytes where the data folder is', async () => {
    const free = await freeAt(dataFolder);
    return Number.isFinite(free) ? free : null;
  });
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  try {
    server.listen(address);
    await once(server, 'listening');
  } catch (error) {
    throw takenPort(error, address);
  }
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { metrics, close };
}

/**
 * Reports the pending work of the whole shop, so every process reports the same numbers. While the database
 * is down, reports only `kado_database_up 0`.
 */
function watchDatabase(metrics: Metrics, db: Database): void {
  let cached: { at: number; answer: Promise<WaitingWork | null> } | undefined;
  const waiting = () => {
    if (!cached || performance.now() - cached.at > freshFor)
      cached = { at: performance.now(), answer: waitingWork(db).catch(() => null) };
    return cached.answer;
  };
  metrics.watch('kado_database_up', '1 if the database responds, 0 if it doesn’t', async () =>
    (await waiting()) ? 1 : 0,
  );
  metrics.watch(
    'kado_database_blocked',
    'Statements that have waited for a session’s locks for a second; the most since the last reading',
    sampled(async () => sumCents((await slowSessions(db)).blocking.map((session) => session.waiting))),
  );
  const locks = watchLocks(db);
  metrics.watch(
    'kado_database_locks_held_seconds',
    'Seconds for which a transaction has held locks on tables',
    () =>
      locks().then(
        (holders) => Math.max(0, ...holders.map(({ seconds }) => seconds)),
        () => null,
      ),
  );
  const figures: readonly (readonly [string, string, keyof WaitingWork])[] = [
    ['kado_mails_due', 'Emails in the queue', 'mailsDue'],
    ['kado_mails_withheld', 'Emails on hold: unconfirmed address at its daily limit', 'mailsWithheld'],
    ['kado_mails_oldest_seconds', 'Age of the oldest queued email in seconds', 'oldestMailSeconds'],
    ['kado_webhooks_due', 'Events that wait to be sent to webhooks', 'webhooksDue'],
    [
      'kado_webhooks_failing_seconds',
      'Seconds for which a webhook with waiting events has failed',
      'webhooksFailingSeconds',
    ],
    ['kado_database_problems', 'Disabled triggers and lost privileges', 'databaseProblems'],
    ['kado_payments_open', 'Pending payments', 'paymentsOpen'],
    ['kado_payments_oldest_seconds', 'Age of the oldest pending payment in seconds', 'oldestPaymentSeconds'],
  ];
  for (const [name, help, figure] of figures)
    metrics.watch(name, help, async () => (await waiting())?.[figure] ?? null);
}

/** Milliseconds between samples of states that may be over before Prometheus reads them. */
const sampleEvery = 2000;

/** Samples a figure by a timer. A reading has the highest since the last one, so that what comes and goes between two is seen. */
function sampled(read: () => Promise<number>): () => Promise<number | null> {
  let highest: number | null = null;
  const sample = () =>
    read().then(
      (figure) => (highest = Math.max(figure, highest ?? 0)),
      () => null,
    );
  setInterval(() => void sample(), sampleEvery).unref();
  return async () => {
    await sample();
    const reading = highest;
    highest = null;
    return reading;
  };
}
