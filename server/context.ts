import type { Database } from '#database/connect.ts';
import type { Logger } from 'pino';
import type { ViteDevServer } from 'vite';
import type { CatalogueChanges } from './changes/catalogue-changes.ts';
import type { PaymentWays } from '#shop/payments/payments.ts';
import type { Config } from './settings/config.ts';

/** What the application is built from; tests build their own. */
export interface AppContext {
  config: Config;
  db: Database;
  /** The same on connections that are kept for checkout; left out: there are none. */
  checkoutDb?: Database;
  /** The same for the office. */
  officeDb?: Database;
  log: Logger;
  /** Who takes money for the shop. */
  payments: PaymentWays;
  /** Server key (32 bytes or more) from which purposes derive their own. */
  secret: Buffer;
  /** Folder of pictures and other public content, served under /content/. */
  contentFolder: string;
  /** Says when cached pages and frames are out of date. */
  changes: CatalogueChanges;
  /** Set when the process is asked to end: readiness says no from then on. */
  stopping: boolean;
  /** React hot reload while developing. */
  dev?: ViteDevServer;
}
