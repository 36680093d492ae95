import type { Database } from '#database/connect.ts';
import type { Logger } from 'pino';
import type { ViteDevServer } from 'vite';
import type { PublicReads } from './public-reads.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';
import type { Secret } from '#shop/purpose-key.ts';
import type { PaymentWays } from '#shop/payments/payments.ts';
import type { Stores } from '../outside/storage/open-stores.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../metrics/tracing.ts';
import type { Config } from '../settings/config.ts';

/** What the application is built from; tests build their own. */
export interface AppContext {
  config: Config;
  db: Database;
  /** The one that takes writes, when `db` is a replica's. */
  primaryDb?: Database;
  /** The same on connections that are kept for checkout; left out: there are none. */
  checkoutDb?: Database;
  /** The same for the office. */
  officeDb?: Database;
  /** Where what is the same for everybody is read when there is a replica; left out: there is none. */
  reads?: PublicReads;
  log: Logger;
  /** Who takes money for the shop. */
  payments: PaymentWays;
  /** Server key (32 bytes or more) from which purposes derive their own. */
  secret: Secret;
  /** Pictures and other public files, and what only buyers get. */
  stores: Stores;
  /** Says when cached pages and frames are out of date. */
  changes: CatalogueChanges;
  /** Set when the process is asked to end: readiness says no from then on. */
  stopping: boolean;
  /** What is counted for Prometheus, when somebody asks for it. */
  metrics?: Metrics;
  tracing?: Tracing;
  /** The one product that is shown although it is not published: while its preview is made. */
  previewed?: number;
  /** A draft is looked at: campaigns are shown whatever their days are. */
  isDraft?: boolean;
  /** Applies the connections that staff have changed (server/connections); set once the shop is built. */
  renew?: () => Promise<void>;
  /** Reopens mail thread and providers after staff have changed a connection (server/connections). */
  onRenewed?: (before: Config) => Promise<void>;
  /** The HTML of a page of the shop, made anew on these connections; set once its build is loaded. */
  drawPage?: (app: AppContext, address: string) => Promise<string>;
  /** What stands in pages and runs before anything of them is shown, for the security policy; set once the builds are loaded. */
  firstScripts?: readonly string[];
  /** React hot reload while developing. */
  dev?: ViteDevServer;
}

/** The same application, to which a product that may not be published is there. */
export const previewing = (app: AppContext, productId: number): AppContext =>
  Object.create(app, { previewed: { value: productId } }) as AppContext;

/** The same application within a transaction: it reads nothing elsewhere. */
export const drafting = (app: AppContext, trx: Database): AppContext =>
  Object.create(app, {
    db: { value: trx },
    primaryDb: { value: trx },
    checkoutDb: { value: trx },
    officeDb: { value: trx },
    reads: { value: undefined },
    isDraft: { value: true },
  }) as AppContext;

/** The same application on other connections. */
export const onConnections = (app: AppContext, db: Database): AppContext =>
  Object.create(app, { db: { value: db }, primaryDb: { value: app.db } }) as AppContext;
