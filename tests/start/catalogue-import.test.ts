import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';
import { databaseOf } from '../support/shop-database.ts';
import { filledFolder, type ShopProcess, startShop, temporaryFolder } from '../support/shop-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const timeoutMs = 120_000;

function csv(lines: readonly string[]): string {
  const file = path.join(temporaryFolder(), 'goods.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Runs `npm run catalogue -- import …` in a separate process, beside the shop. */
function importing({ dataFolder }: ShopProcess, file: string) {
  const args = ['server/commands/catalogue.ts', 'import', file, '--yes', '--by', 'srey'];
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], KADO_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output, ended: once(child, 'close') };
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await what()); await sleep(20))
    if (Date.now() > end) throw new Error('it did not happen');
}

async function withDatabase<T>(shop: ShopProcess, work: (db: Database) => Promise<T>): Promise<T> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const db = await openDatabase({ connection: databaseOf(shop), log, size: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const shop = await startShop({ KADO_DATA: await filledFolder() });
await shop.opened();

test('a killed import continues when it starts again, and does nothing twice', async () => {
  const rows = 300;
  const file = csv([
    'sku,name_en,name_km,price,stock,categories',
    ...Array.from(
      { length: rows },
      (_, at) => `K-${at},Kettle ${at},កំសៀវ ${at},12.50,7,Drinkware > Mugs & Cups`,
    ),
  ]);
  const first = importing(shop, file);
  await until(() => first.output().includes('K-0'));
  first.child.kill('SIGKILL');
  await first.ended;
  const count = (db: Database, from: string) =>
    sql<{ n: number }>`select count(*)::int as n ${sql.raw(from)}`
      .execute(db)
      .then(({ rows: [row] }) => row?.n);
  await withDatabase(shop, async (db) => {
    // The killed process's open transaction ends with its connection.
    await until(
      async () => (await count(db, "from pg_stat_activity where state = 'idle in transaction'")) === 0,
    );
    const done = (await count(db, "from product where sku like 'K-%'")) ?? 0;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(rows);

    const second = importing(shop, file);
    await second.ended;
    expect(second.output()).toContain(
      `${rows} rows: ${rows - done} new, 0 changed, ${done} unchanged, 0 invalid.`,
    );
    const own = "product p where p.sku like 'K-%'";
    expect(await count(db, `from ${own} and p.pay_cents = 1250 and cardinality(p.facets) > 1`)).toBe(rows);
    expect(await count(db, `from product_words w, ${own} and p.id = w.product_id and w.name <> ''`)).toBe(
      rows,
    );
    expect(await count(db, `from stock_change s, ${own} and p.id = s.product_id`)).toBe(rows);
    expect(
      await count(
        db,
        `from audit_entry a, ${own} and a.event = 'product created' and (a.detail ->> 'product')::int = p.id`,
      ),
    ).toBe(rows);
  });
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
});

test('a price imported beside the running shop appears on its page', async () => {
  const product = await withDatabase(shop, (db) =>
    db.selectFrom('product').select('id').where('sku', '=', 'AG-1001').executeTakeFirstOrThrow(),
  );
  const page = async () => (await fetch(`${shop.url}/en/product-detail/${product.id}/mugs/mug`)).text();
  // The page is served from the cache, as for every visitor after the first.
  await page();
  expect(await page()).not.toContain('$8.88');
  const run = importing(shop, csv(['sku,price', 'AG-1001,8.88']));
  await until(() => run.output().includes('8.88'));
  await until(async () => (await page()).includes('$8.88'));
  await run.ended;
  expect(run.output()).toContain('1 rows: 0 new, 1 changed, 0 unchanged, 0 invalid.');
});
