import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { withClient } from '#database/connect.ts';
import { findBinaries } from '#database/embedded/binaries.ts';
import { chooseRunAs } from '#database/embedded/run-as.ts';
import { freePort } from '../../support/shop-server.ts';
import { until } from '../until.ts';

/** Whether PgBouncer is installed: Debian's package, or any other in the path. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

interface Pooler {
  /** Returns the URL of the same database and role through PgBouncer. */
  through(databaseUrl: string): string;
  /** Stops PgBouncer, with every connection through it, and starts it again. */
  restart(): Promise<void>;
}

/**
 * Starts PgBouncer in front of a database, with default settings except for the pool mode. It stops after the test
 * file.
 */
export async function pgBouncer(
  databaseUrl: string,
  roleUrls: readonly string[],
  mode: string,
): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const name = target.pathname.slice(1);
  const host = target.searchParams.get('host') ?? target.hostname;
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-pgbouncer-'));
  const port = await freePort();
  const file = (each: string) => path.join(folder, each);
  const users = roleUrls.map((each) => new URL(each));
  writeFileSync(
    file('users.txt'),
    users.map(({ username, password }) => `"${username}" "${password}"\n`).join(''),
  );
  writeFileSync(
    file('pgbouncer.ini'),
    `[databases]
${name} = host=${host} port=${target.port || 5432} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${file('users.txt')}
${mode === 'session' ? '' : `pool_mode = ${mode}`}
`,
  );
  for (const each of ['users.txt', 'pgbouncer.ini']) chmodSync(file(each), 0o644);
  const through = (url: string) => {
    const own = new URL(url);
    own.searchParams.delete('host');
    own.hostname = '127.0.0.1';
    own.port = String(port);
    return own.href;
  };
  const runAs = chooseRunAs(folder, findBinaries(file('libraries')));
  let child: ChildProcess;
  async function start(): Promise<void> {
    const command = [...runAs.prefix, 'pgbouncer', '-q', file('pgbouncer.ini')];
    child = spawn(command[0]!, command.slice(1), { ...runAs.user, stdio: 'ignore' });
    const connection = { connectionString: through(databaseUrl) };
    await until('PgBouncer', () =>
      withClient(connection, (client) => client.query('select 1')).then(
        () => true,
        () => false,
      ),
    );
  }
  async function stop(): Promise<void> {
    const exited = once(child, 'exit');
    // SIGTERM stops it at once, without waiting for clients to disconnect.
    child.kill('SIGTERM');
    await exited;
  }
  await start();
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    through,
    async restart() {
      await stop();
      await start();
    },
  };
}
