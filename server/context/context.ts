import type { Database } from '#database/connect.ts';
import type { Logger } from 'pino';
import type { ViteDevServer } from 'vite';
import type { WithTime } from './with-time.ts';
import type { PublicReads } from './public-reads.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';
import type { Secret } from '#shop/purpose-key.ts';
import type { PaymentMethods } from '#shop/payments/payments.ts';
import type { Stores } from '../adapters/storage/open-stores.ts';
import type { SlowSessions } from '#database/slow-sessions.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../metrics/tracing.ts';
import type { Config } from '../settings/config.ts';

/** The dependencies of the application; tests build their own. */
export interface AppContext {
  config: Config;
  db: Database;
  /** The writable database, when `db` is a replica. */
  primaryDb?: Database;
  /** The same database on connections reserved for checkout. */
  checkoutDb?: Database;
  /** The same database on connections for the office. */
  officeDb?: Database;
  /** Runs work whose statements may take a minute; work of tests runs on `db`. */
  withTime?: WithTime;
  /** Reads public data from a replica, if there is one. */
  reads?: PublicReads;
  log: Logger;
  /** The payment providers of the shop. */
  payments: PaymentMethods;
  /** The server key (32 bytes or more) from which each purpose derives its own key. */
  secret: Secret;
  /** The public file store (pictures) and the private one (files for buyers). */
  stores: Stores;
  /** Reports that cached pages and layouts are outdated. */
  changes: CatalogueChanges;
  /** Database sessions that hold up the shop, as of a few seconds ago. */
  slowSessions?: SlowSessions;
  /** Whether the process is stopping. From then on, readiness fails. */
  stopping: boolean;
  /** Prometheus metrics, if enabled. */
  metrics?: Metrics;
  tracing?: Tracing;
  /** The id of a product that is shown although it isn't published, while its preview is rendered. */
  previewed?: number;
  /** Whether a draft is previewed, so that campaigns are shown regardless of their dates, and home begins with its banners. */
  isDraft?: boolean;
  /** Applies connections that staff have changed (server/connections); set once the shop is built. */
  renew?: () => Promise<void>;
  /** Reopens the email thread and the providers after staff have changed a connection (server/connections). */
  onRenewed?: (before: Config) => Promise<void>;
  /** Renders the HTML of a shop page on these connections, without caches; set once the build is loaded. */
  drawPage?: (app: AppContext, address: string) => Promise<string>;
  /**
   * Inline scripts that run before a page is shown, for the content security policy. Set once the builds are
   * loaded.
   */
  firstScripts?: readonly string[];
  /** Vite's dev server, for React hot reload during development. */
  dev?: ViteDevServer;
}

/** Returns a context in which this product is visible even if it isn't published. */
export const previewing = (app: AppContext, productId: number): AppContext =>
  Object.create(app, { previewed: { value: productId } }) as AppContext;

/** Returns a context within a transaction, so that all its reads use that transaction. */
export const contextInTransaction = (app: AppContext, trx: Database): AppContext =>
  Object.create(app, {
    db: { value: trx },
    primaryDb: { value: trx },
    checkoutDb: { value: trx },
    officeDb: { value: trx },
    reads: { value: undefined },
    isDraft: { value: true },
  }) as AppContext;

/** Returns the same context on other connections. */
export const onConnections = (app: AppContext, db: Database): AppContext =>
  Object.create(app, { db: { value: db }, primaryDb: { value: app.db } }) as AppContext;
