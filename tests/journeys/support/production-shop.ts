import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ShopServer, startShop } from '../../support/shop-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Production refuses root, so the shop runs as an unprivileged user. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** Returns whether that user can read the project, which it can't below /root. */
export const canRunProduction = (): boolean => {
  if (!user) return true;
  for (let folder = root; ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
};

export interface ProductionShop extends ShopServer {
  /**
   * Runs an operator command with the shop's settings, and returns its output.
   * @throws if it fails
   */
  command(name: string, ...args: string[]): string;
}

/** Starts a shop in production mode on an empty embedded database, as an operator does for the first time. */
export async function startProduction(): Promise<ProductionShop> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kado-production-'));
  if (user) chownSync(dataFolder, user.uid, user.gid);
  const allowed = { KADO_EMBEDDED: 'production' };
  const shop = await startShop({ demo: false, dataFolder, env: allowed, ...(user && { user }) });
  const env = {
    ...process.env,
    KADO_MODE: 'production',
    ...allowed,
    KADO_DATA: dataFolder,
    PUBLIC_URL: shop.url,
    DATABASE_URL: '',
  };
  return {
    ...shop,
    command: (name, ...args) =>
      execFileSync(process.execPath, [path.join('server/commands', `${name}.ts`), ...args], {
        cwd: root,
        env,
        encoding: 'utf8',
        ...user,
      }),
    async stop() {
      const ended = await shop.stop();
      rmSync(dataFolder, { recursive: true, force: true });
      return ended;
    },
  };
}
