import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import { cannotUse } from '../data-folder-lock.ts';
import type { DatabaseLog } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, flushCluster, superuser } from './cluster.ts';
import { type Postmaster, applyEarlier } from './postmaster-file.ts';
import { isAlive } from './processes.ts';
import { appRole, databaseName, ensureRoles, ownerRole } from './roles.ts';
import { chooseRunAs } from './run-as.ts';
import { memoryHere, send, sharedBuffers, startServer, stopServer } from './server.ts';
import { chooseSocketFolder, openSocketFolder, removeSocketFolder } from './socket-folder.ts';

/** An embedded PostgreSQL on a socket that only this user can reach. */
export interface EmbeddedDatabase {
  /**
   * Returns connection options for the app, the owner of the tables, or the superuser who creates databases.
   */
  connection(role: 'app' | 'owner' | 'superuser', database?: string): ClientConfig;
  /** Resolves when a new database survives a crash of the machine. Await it before anyone relies on the database. */
  onDisk: Promise<void>;
  /** Stops the server and waits until all of its processes have exited. */
  stop(): Promise<void>;
  /** Asks the server to stop, without waiting. */
  abandon(): void;
}

const watchEvery = 500;
const roles = { app: appRole, owner: ownerRole, superuser };

/**
 * Starts the embedded PostgreSQL below `dataFolder`, and creates it first if needed. Attaches to a server
 * that a killed shop left running, and restarts the server if it dies. The caller must have the data folder's
 * lock.
 */
export async function startEmbedded({
  dataFolder,
  log,
  shared = sharedBuffers(memoryHere()),
  connections = 100,
}: {
  dataFolder: string;
  log: DatabaseLog;
  /** Shared buffers in MB. A test server that creates hundreds of databases needs little. */
  shared?: number;
  /** Maximum connections. One shop needs a quarter of the default; tests run several shops. */
  connections?: number;
}): Promise<EmbeddedDatabase> {
  const folder = path.join(dataFolder, 'postgres');
  const files = { cluster: path.join(folder, 'data'), logFile: path.join(folder, 'postgres.log') };
  openFolder(folder);
  const binaries = findBinaries(path.join(dataFolder, 'postgres-libraries'));
  const runAs = chooseRunAs(folder, binaries);

  // Set once, because the pool reconnects to the same socket after the server restarts.
  let socketFolder: string | undefined;
  let onDisk = Promise.resolve();
  async function launch(): Promise<Postmaster> {
    const left = await applyEarlier(files.cluster);
    socketFolder ??= left?.socketFolder ?? chooseSocketFolder(path.join(folder, 'socket'));
    if (left) {
      log.info({ pid: left.pid }, 'using the database server that an earlier Kado process left running');
      return left;
    }
    if (await ensureCluster(files.cluster, binaries, runAs)) {
      onDisk = flushCluster(files.cluster, binaries, runAs);
      onDisk.catch(() => undefined);
    }
    openSocketFolder(socketFolder, runAs.user);
    return startServer({ ...files, socketFolder, shared, connections }, binaries, runAs);
  }

  let server = await launch();
  let restarting: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (restarting || isAlive(server.pid)) return;
    log.error({ pid: server.pid, logFile: files.logFile }, 'the database server crashed; restarting it');
    restarting = launch()
      .then((started) => void (server = started))
      .catch((error: unknown) => log.error({ err: error }, 'the database server didn’t start; retrying'))
      .finally(() => (restarting = undefined));
  }, watchEvery);
  watch.unref();

  async function stop(): Promise<void> {
    clearInterval(watch);
    await restarting;
    await onDisk.catch(() => undefined);
    await stopServer(server.pid, files.cluster);
    removeSocketFolder(server.socketFolder);
  }

  await ensureRoles(server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    connection: (role, database = databaseName) => ({
      host: server.socketFolder,
      port: 5432,
      user: roles[role],
      database,
    }),
    onDisk,
    stop,
    abandon: () => send(server.pid, 'SIGINT'),
  };
}

/** Allows only the PostgreSQL user to enter the folder. */
function openFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new OperatorError(cannotUse(path.dirname(folder), error as NodeJS.ErrnoException));
  }
  const me = process.getuid?.();
  if (me !== 0 && statSync(folder).uid !== me) {
    throw new OperatorError(cannotUse(folder, Object.assign(new Error('owner'), { code: 'EACCES' })));
  }
}
