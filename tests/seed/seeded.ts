import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll } from 'vitest';
import type { Database } from '#database/connect.ts';
import { folderStore } from '#server/outside/storage/folder-store.ts';
import { bringBaseData } from '#server/base-data/bring-base-data.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { testDatabase } from '../support/postgres.ts';

export interface Seeded {
  db: Database;
  contentFolder: string;
  privateFolder: string;
}

/** The demo shop in a database and in folders of the test file's own, removed after its last test. */
export async function seeded(): Promise<Seeded> {
  const { db } = await testDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-seed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const contentFolder = path.join(folder, 'content');
  const privateFolder = path.join(folder, 'private');
  const content = folderStore(contentFolder);
  await bringBaseData(db, content);
  await seedDemo(db, { log: pino({ level: 'silent' }), content, privateFiles: folderStore(privateFolder) });
  return { db, contentFolder, privateFolder };
}
