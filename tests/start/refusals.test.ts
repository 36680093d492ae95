import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withClient } from '#database/connect.ts';
import { oldPostgres } from '../support/old-postgres.ts';
import { emptyDatabase } from '../support/postgres.ts';
import {
  databaseProcesses,
  filledFolder,
  refusedStart,
  startShop,
  temporaryFolder,
} from '../support/shop-process.ts';
import { freePort } from '../support/shop-server.ts';

/** Checks that the refusal is one line with the documented exit code, and leaves no database behind. */
const refusal = (saying: string) => ({
  exitCode: 78,
  output: [expect.stringMatching(new RegExp(`^Kado cannot start: .*${saying}`, 'u')) as string],
  left: [],
});

const { ownerUrl: withoutKhmer } = await emptyDatabase(`lc_collate 'C' lc_ctype 'C' locale_provider libc`);

describe('a start that fails with a one-line error', () => {
  test('Kado refuses to start when the port is taken, before creating anything', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const dataFolder = path.join(temporaryFolder(), 'data');
    const refused = await refusedStart({ PORT: String(port), KADO_DATA: dataFolder });
    expect(refused).toEqual(
      refusal(`port ${port} on 127\\.0\\.0\\.1 is in use by .* PORT=${port + 1} npm start$`),
    );
    expect(existsSync(dataFolder)).toBe(false);
  });

  test('Kado refuses to start when another running Kado has the data folder, which goes on undisturbed', async () => {
    const first = await startShop({ KADO_DATA: await filledFolder() });
    await first.opened();
    // Connections may open and close in the meantime; the server of the first shop keeps running.
    const server = Math.min(...databaseProcesses(first.dataFolder));
    const { left, ...second } = await refusedStart({ KADO_DATA: first.dataFolder });
    const saying = `data folder .* is in use by another running Kado \\(process ${first.child.pid}\\)`;
    expect({ ...second, left: [] }).toEqual(refusal(saying));
    expect(left).toContain(server);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('Kado refuses to start when the data folder is unusable', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const refused = await refusedStart({ KADO_DATA: path.join(file, 'data') });
    expect(refused).toEqual(refusal('can’t use the data folder .*'));
  });

  test.each<[string, (at: string) => void]>([
    ['mail', (at) => writeFileSync(at, '')],
    ['content', (at) => symlinkSync(`${at}-that-is-gone`, at)],
  ])('Kado refuses to start when %s in the data folder is not a folder', async (name, make) => {
    const dataFolder = await filledFolder();
    const at = path.join(dataFolder, name);
    rmSync(at, { recursive: true, force: true });
    make(at);
    const refused = await refusedStart({ KADO_DATA: dataFolder });
    expect(refused).toEqual(refusal(`can’t use \\S*/${name} \\(E`));
  });

  test('Kado refuses to start when mail in the data folder is not a folder, while its products are still loading', async () => {
    const dataFolder = await filledFolder();
    rmSync(path.join(dataFolder, 'mail'), { recursive: true, force: true });
    writeFileSync(path.join(dataFolder, 'mail'), '');
    const slowProducts = `
      import pg from '${import.meta.resolve('pg')}';
      const { query } = pg.Client.prototype;
      pg.Client.prototype.query = function (...args) {
        const later = () => query.apply(this, args);
        return String(args[0]?.text ?? args[0]).includes('product') ? new Promise((go) => setTimeout(go, 100)).then(later) : later();
      };`;
    const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(slowProducts)}`];
    const refused = await refusedStart({ KADO_DATA: dataFolder }, { nodeArgs });
    expect(refused).toEqual(refusal('can’t use \\S*/mail \\(E'));
  });

  test('Kado refuses to start when DATABASE_URL is unreachable, without revealing the password', async () => {
    const url = `postgresql://shop:hidden-password@127.0.0.1:${await freePort()}/shop`;
    const refused = await refusedStart({ DATABASE_URL: url });
    const saying =
      'database shop at 127\\.0\\.0\\.1:\\d+ \\(DATABASE_URL\\) is unreachable: connect ECONNREFUSED';
    expect(refused).toEqual({ ...refusal(saying), exitCode: 1 });
    expect(refused.output.join('')).not.toContain('hidden-password');
  });

  test('Kado refuses to start at once, with the exit code of a wrong setting, when the database’s name is wrong', async () => {
    const url = new URL(withoutKhmer);
    url.pathname = '/nameless';
    const refused = await refusedStart({ DATABASE_URL: url.href, DATABASE_WAIT: '600' });
    expect(refused).toEqual(refusal('is unreachable: database "nameless" does not exist'));
  });

  test('Kado refuses to start when the PostgreSQL server is older than 15', async () => {
    const refused = await refusedStart({ DATABASE_URL: await oldPostgres(140_012) });
    expect(refused).toEqual(refusal('PostgreSQL 14; Kado needs 15 or newer'));
  });

  test('Kado refuses to start when the database has no Khmer trigrams, before creating its tables', async () => {
    expect(await refusedStart({ DATABASE_URL: withoutKhmer })).toEqual(refusal('can’t search Khmer'));
    const tables = await withClient({ connectionString: withoutKhmer }, (client) =>
      client.query(`select from pg_tables where schemaname = 'public'`),
    );
    expect(tables.rowCount).toBe(0);
  });

  // server/settings/config.test.ts tests every other variable.
  test.each([
    ['PORT', '80a'],
    ['DATABASE_OWNER_URL', 'postgresql://owner@localhost/shop'],
  ])('Kado refuses to start when %s is %j, before creating anything', async (name, value) => {
    const dataFolder = path.join(temporaryFolder(), 'data');
    const refused = await refusedStart({ KADO_DATA: dataFolder, [name]: value });
    expect(refused).toEqual(refusal(`environment variable ${name} (must|requires)`));
    expect(existsSync(dataFolder)).toBe(false);
  });

  test('Kado refuses to start when Node is too old', async () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.5' } })`;
    const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
    expect(await refusedStart({}, { nodeArgs })).toEqual(
      refusal('needs Node 24 or newer, this is 20\\.19\\.5'),
    );
  });
});
