import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from './shop-server.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'kado-shop-'));

/** Creates a data folder as the demo shop leaves it after its first start. */
export async function makeFilledFolder(): Promise<string> {
  const dataFolder = newFolder();
  const shop = await startShop({ dataFolder });
  await shop.stop('SIGINT');
  return dataFolder;
}

/**
 * Copies that folder. A shop that opens on it needn't fill its database, which saves half the work of a
 * start.
 */
export function copyOfFolder(filled: string): string {
  const copy = newFolder();
  // Preserves the owners: if PostgreSQL runs as another user, the database belongs to that user.
  execFileSync('cp', ['-a', `${filled}/.`, copy]);
  return copy;
}
