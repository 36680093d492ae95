import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { withClient } from '#database/connect.ts';
import { findBinaries } from '#database/embedded/binaries.ts';
import { ensureCluster, superuser } from '#database/embedded/cluster.ts';
import { processesOf } from '#database/embedded/processes.ts';
import { appRole, databaseName, ensureRoles, ownerRole } from '#database/embedded/roles.ts';
import { chooseRunAs } from '#database/embedded/run-as.ts';
import { send, startServer, stopServer } from '#database/embedded/server.ts';

/** A PostgreSQL for one test, which can be replicated, killed and promoted. */
export interface OwnServer {
  cluster: string;
  socketFolder: string;
  /** URLs for the shop's role, and for the owner of its tables. */
  url: string;
  ownerUrl: string;
  /** Runs a statement as the superuser, in the shop's database. */
  run<Row = Record<string, unknown>>(statement: string): Promise<Row[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills all of its processes at once, as when its machine fails. */
  kill(): void;
}

/** Returns the URL of a database on several servers, of which one accepts writes. */
export const atServers = (servers: readonly OwnServer[], role: string = appRole): string =>
  `postgresql://${role}@localhost/${databaseName}?host=${servers.map(({ socketFolder }) => socketFolder).join()}`;
export const ownerAtServers = (servers: readonly OwnServer[]): string => atServers(servers, ownerRole);

/**
 * Starts a primary with the shop's roles and an empty database, from the npm package's PostgreSQL. It stops
 * after the test file.
 */
export async function primaryServer(): Promise<OwnServer> {
  const server = serverIn('primary');
  await ensureCluster(server.cluster, server.binaries, server.runAs);
  // Keeps enough log that a replica can catch up after a pause.
  appendFileSync(path.join(server.cluster, 'postgresql.conf'), '\nwal_keep_size = 256MB\n');
  await server.start();
  await ensureRoles({ socketFolder: server.socketFolder, pid: 0, ready: true });
  return server;
}

/** Starts a replica of the primary: copies its files while it runs, then follows its log. */
export async function replicaOf(primary: OwnServer): Promise<OwnServer> {
  const server = serverIn('replica');
  await withClient({ connectionString: addressOf(primary.socketFolder, superuser) }, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`);
    execFileSync('cp', ['-a', primary.cluster, server.cluster]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(server.cluster, 'backup_label'), rows[0]!.labelfile);
  });
  for (const left of ['postmaster.pid', 'postmaster.opts'])
    rmSync(path.join(server.cluster, left), { force: true });
  writeFileSync(path.join(server.cluster, 'standby.signal'), '');
  appendFileSync(
    path.join(server.cluster, 'postgresql.conf'),
    `\nprimary_conninfo = 'host=${primary.socketFolder} user=${superuser} application_name=replica'\n`,
  );
  // The user who runs it must own the new files.
  execFileSync('chown', ['-R', `--reference=${primary.cluster}`, server.cluster]);
  await server.start();
  return server;
}

const addressOf = (socketFolder: string, role: string) =>
  `postgresql://${role}@localhost/${databaseName}?host=${encodeURIComponent(socketFolder)}`;

function serverIn(name: string) {
  // Socket paths must be short.
  const folder = mkdtempSync(path.join(tmpdir(), `kado-${name}-`));
  const [cluster, socketFolder] = [path.join(folder, 'data'), path.join(folder, 'socket')];
  mkdirSync(socketFolder);
  const binaries = findBinaries(path.join(folder, 'libraries'));
  const runAs = chooseRunAs(folder, binaries);
  const logFile = path.join(folder, 'postgres.log');
  let pid = 0;
  const server = {
    binaries,
    runAs,
    cluster,
    socketFolder,
    url: addressOf(socketFolder, appRole),
    ownerUrl: addressOf(socketFolder, ownerRole),
    run: <Row>(statement: string) =>
      withClient(
        { connectionString: addressOf(socketFolder, superuser) },
        async (client) => (await client.query(statement)).rows as Row[],
      ),
    async start() {
      ({ pid } = await startServer(
        { cluster, logFile, socketFolder, shared: 64, connections: 100 },
        binaries,
        runAs,
      ));
    },
    stop: () => stopServer(pid, cluster),
    kill() {
      for (const each of processesOf(cluster)) send(each, 'SIGKILL');
    },
  };
  // Kills the server, so that an interrupted run leaves none behind.
  const abandon = () => server.kill();
  process.once('exit', abandon);
  afterAll(async () => {
    await server.stop();
    process.off('exit', abandon);
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}
