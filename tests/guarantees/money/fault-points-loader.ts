import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { processesOf } from '#database/embedded/processes.ts';
import { type Noted, type Plan, planHeader, type Point } from './fault-points.ts';

// Loaded before a shop (`node --import`). It counts the database statements and provider requests of each request that
// has a plan, and makes one of them fail. Jobs and requests without a plan run normally.

const file = process.env['FAULT_POINTS'] ?? '';
const note = (noted: Noted): void => appendFileSync(file, `${JSON.stringify(noted)}\n`);

interface Running {
  plan: Plan;
  passed: number;
}
const running = new AsyncLocalStorage<Running | undefined>();
tracingChannel('fastify.request.handler').start.bindStore(running, (message) => {
  const { request } = message as { request: { headers: Record<string, unknown> } };
  const plan = request.headers[planHeader];
  return typeof plan === 'string' ? { plan: JSON.parse(plan) as Plan, passed: 0 } : undefined;
});

/** How a statement or request fails, other than by a kill. */
interface Mishaps<Answer> {
  request: () => Promise<Answer>;
  reset: (when: Plan['when']) => Promise<Answer>;
  hang: (when: Plan['when']) => Promise<Answer>;
  error?: (when: Plan['when']) => Promise<Answer>;
  garbage?: (when: Plan['when']) => Promise<Answer>;
}

async function passing<Answer>(
  kind: Point['kind'],
  text: string,
  { request, ...mishaps }: Mishaps<Answer>,
): Promise<Answer> {
  const now = running.getStore();
  if (!now) return request();
  const { plan } = now;
  now.passed += 1;
  if (plan.at === 0) note({ id: plan.id, at: now.passed, kind, text: text.trim().slice(0, 60) });
  if (now.passed !== plan.at) return request();
  const { does, when } = plan;
  if (does === 'kill' || does === 'kill-database' || does === 'kill-provider') {
    if (when === 'before') await killing(plan);
    const answer = await request();
    if (when === 'after') await killing(plan);
    return answer;
  }
  note({ id: plan.id, happened: true });
  return (mishaps[does] ?? request)(when);
}

const timeoutMs = 1500;
let waiting: (() => void)[] = [];

/** Waits until the planned number of requests have reached their fault points, then kills the process. */
async function killing({ id, does, together, provider }: Plan): Promise<void> {
  note({ id, happened: true });
  if (does === 'kill-provider') return void process.kill(provider, 'SIGKILL');
  const killed = new Promise<void>((go) => waiting.push(go));
  const kill = () => {
    if (does === 'kill') process.kill(process.pid, 'SIGKILL');
    for (const pid of processesOf(path.join(process.env['KADO_DATA'] ?? '', 'postgres', 'data'))) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The provider exited with its parent process.
      }
    }
    for (const go of waiting) go();
    waiting = [];
  };
  if (waiting.length >= together) kill();
  else if (waiting.length === 1) void sleep(timeoutMs).then(() => (waiting.length > 0 ? kill() : undefined));
  return killed;
}

interface RequestRecord {
  connection: { stream: Socket };
}
const query = pg.Client.prototype.query as unknown as (...all: unknown[]) => Promise<unknown>;
pg.Client.prototype.query = function requests(this: RequestRecord, ...all: unknown[]) {
  const request = () => query.apply(this, all);
  if (!running.getStore() || typeof all.at(-1) === 'function') return request();
  const [what] = all;
  const { stream } = this.connection;
  return passing('statement', typeof what === 'string' ? what : (what as { text: string }).text, {
    request,
    reset: async (when) => {
      if (when === 'after') await request();
      stream.destroy();
      if (when === 'before') return request();
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    },
    // Either the request doesn't arrive, or its answer doesn't.
    hang: (when) => {
      if (when === 'before') stream.write = () => true;
      else stream.pause();
      return request();
    },
  });
} as never;

const { fetch } = globalThis;
globalThis.fetch = async (...all) => {
  const request = () => fetch(...all);
  const [where, { signal, method = 'GET' } = {}] = all;
  const after = async (when: Plan['when'], then: () => Response | Promise<Response>) => {
    if (when === 'after') await request();
    return then();
  };
  return passing('question', `${method} ${where instanceof Request ? where.url : new URL(where).pathname}`, {
    request,
    reset: (when) =>
      after(when, () => {
        throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
      }),
    hang: (when) =>
      after(
        when,
        () => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
      ),
    error: (when) => after(when, () => new Response('{"error":"out of order"}', { status: 500 })),
    garbage: (when) => after(when, () => new Response('<html>502')),
  });
};
