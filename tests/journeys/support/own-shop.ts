import { rmSync } from 'node:fs';
import pino from 'pino';
import { afterAll, inject } from 'vitest';
import type { Database } from '#database/schema.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { openForHealthCheck } from '#server/health-checks/open-for-health-check.ts';
import { commanded } from '../../support/commanded.ts';
import { copyOfFolder } from '../../support/filled-folder.ts';
import { type ShopServer, startShop } from '../../support/shop-server.ts';

type Print = (line: string) => void;

export interface OwnShop extends ShopServer {
  db: Database;
  /**
   * Runs a staff command beside the shop, by its argument parser and its function, and returns its output.
   */
  command<Request>(
    read: (args: readonly string[]) => Request,
    work: (db: Database, wish: Request, print: Print, config: Config) => Promise<number>,
    ...args: string[]
  ): Promise<string>;
}

/**
 * Starts a separate demo shop for the file, with other settings or to be changed. It stops after the file.
 */
export async function ownShop(env: Record<string, string> = {}): Promise<OwnShop> {
  const filled = inject('filledFolder');
  const copy = filled === '' ? undefined : copyOfFolder(filled);
  const shop = await startShop({ env, ...(copy && { dataFolder: copy }) });
  const config = readConfig({ KADO_DATA: shop.dataFolder, PORT: String(shop.port) });
  const opened = await openForHealthCheck(config, pino({ level: 'silent' }));
  afterAll(async () => {
    if (opened.state === 'open') await opened.close();
    await shop.stop('SIGINT');
    if (copy) rmSync(copy, { recursive: true, force: true });
  });
  if (opened.state !== 'open') throw new Error('the shop’s database is not there');
  const { db } = opened;
  return {
    ...shop,
    db,
    async command(read, work, ...args) {
      const { code, output: message } = await commanded((print) => work(db, read(args), print, config));
      if (code !== 0) throw new Error(`${code}: ${message}`);
      return message;
    },
  };
}
