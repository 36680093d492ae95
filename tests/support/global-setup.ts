import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { lockDataFolder, prepareDataFolder } from '#database/data-folder-lock.ts';
import { startEmbedded } from '#database/embedded/embedded.ts';
import { bundleServerIfNeeded } from '#server/start/build.ts';
import { endTheRun } from './afterwards.ts';
import { prepareServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** A folder for data that the files of a run share. */
    runFolder: string;
  }
}

const log = { info: () => undefined, warn: console.warn, error: console.error };

/**
 * Starts one PostgreSQL for a whole test run: the server in DATABASE_URL (whose named database stays
 * untouched, because the run creates its own), otherwise an embedded one in a temporary folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A shop starts faster from the bundle.
  await bundleServerIfNeeded();
  const url = process.env['DATABASE_URL'];
  const runFolder = mkdtempSync(path.join(tmpdir(), 'kado-test-'));
  project.provide('runFolder', runFolder);
  const { adminUrl, stop } = url
    ? { adminUrl: url, stop: async () => undefined }
    : await embedded(path.join(runFolder, 'database'));
  try {
    const { server, cleanUp } = await prepareServer(adminUrl, log, url ? undefined : runFolder);
    project.provide('testServer', server);
    return async () => {
      endTheRun(runFolder);
      await cleanUp();
      await stop();
      rmSync(runFolder, { recursive: true, force: true });
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function embedded(dataFolder: string) {
  prepareDataFolder(dataFolder);
  const unlock = lockDataFolder(dataFolder);
  const database = await startEmbedded({ dataFolder, log, shared: 128, connections: 200 });
  // An interrupted run leaves no server behind.
  process.once('exit', () => database.abandon());
  const { host, user } = database.connection('superuser');
  return {
    adminUrl: `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(host ?? '')}`,
    async stop() {
      await database.stop();
      unlock();
    },
  };
}
