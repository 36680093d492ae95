import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readManifest } from '#database/backup/manifest.ts';
import { openDatabase, withClient } from '#database/connect.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { calls, whiteMug } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { emptyDatabase } from '../../support/postgres.ts';
import { caller } from '../../support/running-shop.ts';
import { newShopper } from '../../support/shop-api.ts';
import { databaseOf } from '../../support/shop-database.ts';
import { startShop } from '../../support/shop-server.ts';
import { smtpStub } from '../../support/smtp-stub.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { expectEvery, expectAll, says, sized, inTime } from '../gate.ts';
import { runCommand } from '../load/command.ts';
import { constantOrderLoad } from '../load/constant-order-load.ts';
import { until } from '../until.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string) => path.join(folder, name);
const log = { info: () => undefined, warn: () => undefined, error: console.error };

const mailServer = await smtpStub();
const witness = await testPayments();
// The original shop can't reach its email server, so emails are queued when the backup is made.
const original = await startShop({
  env: { SMTP_URL: 'smtp://127.0.0.1:9', PAYMENT_TEST_URL: witness.address },
});
afterAll(() => original.stop());
// Without a limit, because `fill` writes many rows at once.
const db = await openDatabase({ connection: databaseOf(original), log, size: 4, statementTimeout: 0 });
afterAll(() => db.destroy());

const { url, ownerUrl } = await emptyDatabase();
/** The copy uses this run's server and has its own data folder. */
const copy = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, KADO_DATA: inFolder('copy') };
const fromOriginal = { KADO_DATA: original.dataFolder };
const backup = inFolder('backup');
const many = sized(0, 20_000, 100_000);

/** Copies the first order many times, so that the backup takes a while. */
async function fill(count: number): Promise<void> {
  const columns = async (table: string, without: string[]) => {
    const { rows } = await sql<{ names: string }>`
      select string_agg(column_name, ', ') as names from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and column_name <> all(${without}::text[])`.execute(
      db,
    );
    return rows[0]!.names;
  };
  const order = sql.raw(await columns('customer_order', ['id', 'number']));
  const item = sql.raw(await columns('order_item', ['id', 'order_id']));
  await sql`insert into customer_order (${order}, number)
      select ${order}, 'many' || n from (select * from customer_order order by id limit 1) o, generate_series(1, ${count}::int) n`.execute(
    db,
  );
  await sql`insert into order_item (${item}, order_id)
      select ${sql.raw(
        (await columns('order_item', ['id', 'order_id']))
          .split(', ')
          .map((name) => `i.${name}`)
          .join(', '),
      )}, c.id
      from customer_order c, (select * from order_item order by id limit 1) i where c.number like 'many%'`.execute(
    db,
  );
}

test('a backup made during orders contains all earlier acknowledged orders, and no partial ones', async () => {
  if (many > 0) await fill(many);
  const orders = await constantOrderLoad(db, () => original.url, 100);
  await sleep(2000);
  const before = orders.attempts.flatMap(({ number }) => number ?? []);
  const killed = await runCommand('backup', [inFolder('killed')], fromOriginal, 700);
  expect(killed.code).toBe(null);
  expect(existsSync(inFolder('killed')), 'an interrupted backup has no final name').toBe(false);
  const since = performance.now();
  const made = await runCommand('backup', [backup], fromOriginal);
  const took = (performance.now() - since) / 1000;
  await orders.stop();
  says(made.output.trim().split('\n')[0] ?? '');
  expect(made.code, made.output).toBe(0);
  const { tables } = readManifest(backup);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  expectEvery('tables of the schema in the backup', rows, ({ name }) =>
    tables.some((each) => each.name === name),
  );
  if (many > 0) inTime('made in', took, 300 * (many / 100_000), ' s');
  expect(before.length).toBeGreaterThan(5);
  acknowledged = before;
});
let acknowledged: string[] = [];

/** Returns whether rows are being written to the copy. */
async function isCopying(): Promise<boolean> {
  return withClient({ connectionString: ownerUrl }, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and state = 'active' and query ilike 'copy %'",
    );
    return rowCount !== null && rowCount > 0;
  });
}

test('a backup restores identically into an empty database, and damaged or partial ones are refused', async () => {
  const half = await runCommand('restore', [inFolder('killed.partial')], copy);
  const damaged = inFolder('damaged');
  cpSync(backup, damaged, { recursive: true });
  appendFileSync(path.join(damaged, 'tables/customer_order.copy'), '\n');
  const spoilt = await runCommand('restore', [damaged], copy);
  expectAll('half and damaged backups refused', [half, spoilt].filter(({ code }) => code === 78).length, 2);
  const killed = await runCommand('restore', [backup], copy, () =>
    until('rows being restored', isCopying, 60),
  );
  expect(killed.code, 'the restore ended before it was killed').toBeNull();
  rmSync(copy.KADO_DATA, { recursive: true, force: true });
  const since = performance.now();
  const restored = await runCommand('restore', [backup], copy);
  expect(restored.code, restored.output).toBe(0);
  if (many > 0) inTime('restored in', (performance.now() - since) / 1000, 300 * (many / 100_000), ' s');
  const again = await runCommand('restore', [backup], { ...copy, KADO_DATA: inFolder('other') });
  expect([again.code, again.output], 'a filled database').toEqual([78, expect.stringContaining('not empty')]);

  const second = inFolder('second');
  expect((await runCommand('backup', [second], copy)).code).toBe(0);
  const [was, is] = [readManifest(backup), readManifest(second)];
  says(`from PostgreSQL ${was.postgres} to ${is.postgres}`);
  // A copy is marked by a setting.
  const names = was.tables.map(({ name }) => name).filter((name) => name !== 'setting');
  const same = names.filter((name) => rowsIn(backup, name) === rowsIn(second, name));
  expectAll('tables with the same rows', same.length, names.length);
  expectAll(
    'pictures and files',
    is.files.filter((each) =>
      was.files.some((other) => other.sha256 === each.sha256 && other.path === each.path),
    ).length,
    was.files.length,
  );
  expect(is.sequences).toEqual(was.sequences);
});

test('an inactive copy sends no email, runs no job and takes no payment, and says so, until activated', async () => {
  const start = () =>
    startShop({
      databaseUrl: url,
      ownerUrl,
      dataFolder: copy.KADO_DATA,
      env: { SMTP_URL: mailServer.url, PAYMENT_TEST_URL: witness.address },
    });
  let shop = await start();
  const copied = await openDatabase({ connection: { connectionString: url }, log, size: 2 });
  try {
    const { rows } = await sql<{ waiting: number; known: number }>`
      select (select count(*)::int from outbox_mail where sent_at is null) as waiting,
        (select count(*)::int from customer_order where number = any(${acknowledged}::text[])) as known`.execute(
      copied,
    );
    expectAll(
      'orders acknowledged before the backup that are in the copy',
      rows[0]!.known,
      acknowledged.length,
    );
    expect(rows[0]!.waiting, 'the copy has no queued emails').toBeGreaterThan(0);
    const requests = witness.ledger().length;
    await sleep(sized(3000, 8000));
    expectAll(
      'inactive copy sent nothing',
      mailServer.mails.length === 0 && witness.ledger().length === requests ? 1 : 0,
      1,
    );
    const paid = await orderBy(shop.url, copied, '5');
    expect(paid, 'card payment on an inactive copy').not.toContain('Order Placed Successfully');
    expect(witness.ledger().length).toBe(requests);
    const doctor = await runCommand('doctor', [], { ...copy, SMTP_URL: mailServer.url });
    expectAll(
      'log and system health report the inactive copy',
      [
        shop.output().includes('restored copy'),
        doctor.output.includes('is inactive') && doctor.code === 1,
      ].filter(Boolean).length,
      2,
    );

    const undecided = await runCommand('wake', [], copy);
    expect([undecided.code, undecided.output]).toEqual([78, expect.stringContaining('emails were queued')]);
    expect((await runCommand('wake', ['drop'], copy)).code).toBe(0);
    await shop.stop();
    shop = await start();
    const answer = await orderBy(shop.url, copied, '6');
    expect(answer).toContain('Order Placed Successfully');
    await until('the email of a new order', () => mailServer.mails.length > 0, 20);
    await sleep(3000);
    expectAll('emails of the new order, and no old ones', mailServer.mails.length, 1);
    // The duplicated orders have no history, in the original and in the copy.
    expect(await brokenOrders(copied)).toEqual(await brokenOrders(db));
  } finally {
    await shop.stop();
    await copied.destroy();
  }
});

/** Returns a table's rows in a backup, whatever their order. */
const rowsIn = (from: string, table: string): string =>
  readFileSync(path.join(from, 'tables', `${table}.copy`), 'utf8')
    .split('\n')
    .toSorted()
    .join('\n');

/**
 * Places an order for a new customer, paid by a card of the test provider or in cash, and returns the answer.
 */
async function orderBy(shopUrl: string, at: typeof db, PaymentMethod: '5' | '6'): Promise<string> {
  const buyer = await newShopper(at);
  const more = { PaymentMethod, paymentToken: PaymentMethod === '5' ? token('ok') : '' };
  const { text } = await caller(shopUrl)(calls.order, orderFor(buyer, [whiteMug(1)], more), {
    as: { UserID: buyer.customerId, token: buyer.token },
  });
  return text;
}
