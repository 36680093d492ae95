import type { Database } from '#database/connect.ts';
import type { Logger } from 'pino';
import type { ViteDevServer } from 'vite';
import type { Config } from './config.ts';

/** What the application is built from; tests build their own. */
export interface AppContext {
  config: Config;
  db: Database;
  log: Logger;
  /** Server key (32 bytes or more) from which purposes derive their own. */
  secret: Buffer;
  /** Folder of pictures and other public content, served under /content/. */
  contentFolder: string;
  /** Set when the process is asked to end: readiness says no from then on. */
  stopping: boolean;
  /** React hot reload while developing. */
  dev?: ViteDevServer;
}
