import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#database/connect.ts';
import { databaseOf } from '../../support/shop-database.ts';
import { spawnShop } from '../../support/spawned-shop.ts';
import { staffCookie } from '../../support/staff-cookie.ts';
import { answersOf } from './release-answers.ts';
import { maxBytes, readBackup, readDatabaseFiles, storeRelease } from './stored-release.ts';
import { useShop } from './used-shop.ts';

// `node tests/guarantees/data/store-release.ts <commit> 1.0.0` stores what the guarantee test `upgrade` starts from: a demo
// shop of that release, used by its customers and staff, its answers, and the backup that it made itself.

const [, , commit = '', name = commit] = process.argv;
const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'kado-store-'));
const inFolder = (file: string) => path.join(folder, file);
const run = (command: string, args: string[], options: object = {}) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', ...options }).trim();
try {
  const project = inFolder('release');
  run('mkdir', [project]);
  run('git', ['archive', '--output', inFolder('release.tar'), commit]);
  run('tar', ['-xf', inFolder('release.tar'), '-C', project]);
  symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(project, 'node_modules'));

  const settings = { PATH: process.env['PATH'], HOME: process.env['HOME'], KADO_DATA: inFolder('data') };
  const shop = spawnShop(settings, { cwd: project });
  await shop.opened(300_000);
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const db = await openDatabase({ connection: databaseOf({ dataFolder: settings.KADO_DATA }), log, size: 1 });
  const cookie = await staffCookie(db, 1);
  await db.destroy();
  await useShop(shop.url, cookie);
  const answers = await answersOf(shop.url, cookie);
  const backup = inFolder('backup');
  run(process.execPath, ['server/commands/backup.ts', backup], { cwd: project, env: settings });
  shop.child.kill('SIGINT');
  await shop.ended;

  const made = {
    commit: run('git', ['rev-parse', '--short=12', commit]),
    files: readDatabaseFiles(project),
    ...readBackup(backup),
    answers,
  };
  const bytes = storeRelease(name, made);
  console.log(`${name}: ${made.manifest.tables.length} tables, ${bytes} bytes (at most ${maxBytes})`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
