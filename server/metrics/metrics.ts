import packageFile from '../../package.json' with { type: 'json' };
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { poolLoads } from '#database/pool.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { loggedErrors } from '../process/log.ts';
import { loadOf } from '#shop/work-queue/work-queue.ts';

/** Histogram buckets in seconds: a cached page is below the first; requests above the last have been aborted. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 40];

interface CacheSize {
  entries: number;
  bytes: number;
}

/** The Prometheus metrics of the shop. Labels are names from the code, never request data. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'kado_request_duration_seconds',
    help: 'HTTP responses by API call or resource, and status class',
    labelNames: ['call', 'status'],
    buckets: durations,
    registers: [this.registry],
  });
  readonly #pages = new Counter({
    name: 'kado_pages_total',
    help: 'Page views by page cache hit or miss',
    labelNames: ['cache'],
    registers: [this.registry],
  });
  readonly #mails = new Counter({
    name: 'kado_mails_total',
    help: 'Email delivery attempts by result',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly #errors: Counter = new Counter({
    name: 'kado_errors_logged_total',
    help: 'Log lines of level 50 and above',
    registers: [this.registry],
    collect: () => {
      this.#errors.reset();
      this.#errors.inc(loggedErrors());
    },
  });
  /** Orders that failed since the last one that was placed. */
  #failedOrders = 0;
  #cacheSize: () => CacheSize = () => ({ entries: 0, bytes: 0 });

  /** `commit`: what the release was built from; '' if unknown. */
  constructor(commit = '') {
    collectDefaultMetrics({ register: this.registry });
    this.#gauge(
      'kado_build_info',
      'Always 1: the release of the shop, its commit, and Node',
      ['version', 'commit', 'node'],
      (set) => set({ version: packageFile.version, commit, node: process.versions.node }, 1),
    );
    // Prometheus sees the first failed order as an increase only if the count was 0 before.
    this.#requests.zero({ call: postCustomerOrder.name, status: '5xx' });
    this.#gauge('kado_orders_failed_in_a_row', 'Orders failed since the last one was placed', [], (set) =>
      set({}, this.#failedOrders),
    );
    this.#gauge('kado_page_cache_bytes', 'Size of the page cache in bytes', [], (set) =>
      set({}, this.#cacheSize().bytes),
    );
    this.#gauge('kado_page_cache_entries', 'Kept pages', [], (set) => set({}, this.#cacheSize().entries));
    this.#gauge('kado_queue_work', 'Running and waiting work by queue', ['queue', 'state'], (set) => {
      for (const [queue, { size }] of Object.entries(queues)) {
        const { running, waiting } = loadOf(size);
        set({ queue, state: 'running' }, running);
        set({ queue, state: 'waiting' }, waiting);
      }
    });
    this.#gauge(
      'kado_database_connections',
      'Connections by pool; waiting: requests without one',
      ['pool', 'state'],
      (set) => {
        for (const { name: pool, total, idle, waiting } of poolLoads()) {
          set({ pool, state: 'busy' }, total - idle);
          set({ pool, state: 'idle' }, idle);
          set({ pool, state: 'waiting' }, waiting);
        }
      },
    );
  }

  /**
   * Records a response and its duration in milliseconds. `call` is the name of an operation or another kind
   * of request.
   */
  answered(call: string, statusCode: number, milliseconds: number): void {
    this.#requests.observe({ call, status: `${Math.floor(statusCode / 100)}xx` }, milliseconds / 1000);
    if (call !== postCustomerOrder.name) return;
    if (statusCode >= 500) this.#failedOrders += 1;
    else if (statusCode < 400) this.#failedOrders = 0;
  }

  mail(outcome: string): void {
    this.#mails.inc({ outcome });
  }

  page(isCached: boolean): void {
    this.#pages.inc({ cache: isCached ? 'hit' : 'miss' });
  }

  watchCache(size: () => CacheSize): void {
    this.#cacheSize = size;
  }

  /** Reports for each payment provider whether requests are sent to it, or its circuit breaker is open. */
  watchProviders(read: () => readonly { name: string; isAnswering(): boolean }[]): void {
    const help = '1 if requests are sent to the payment provider, 0 while it doesn’t respond';
    this.#gauge('kado_payment_provider_up', help, ['provider'], (set) => {
      for (const { name, isAnswering } of read()) set({ provider: name }, isAnswering() ? 1 : 0);
    });
  }

  /** Adds a gauge that is read when Prometheus scrapes. It is omitted when it can't be read. */
  watch(name: string, help: string, read: () => Promise<number | null>): void {
    this.#gauge(name, help, [], async (set) => {
      const figure = await read();
      if (figure !== null) set({}, figure);
    });
  }

  #gauge(
    name: string,
    help: string,
    labelNames: string[],
    collect: (set: (labels: Record<string, string>, value: number) => void) => void | Promise<void>,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        if (labelNames.length === 0) gauge.remove();
        await collect((labels, value) => gauge.set(labels, value));
      },
    });
  }
}
