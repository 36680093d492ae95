import path from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { baseRowIds } from '#shop/base-data/base-data.ts';
import { copyIn } from '../outside/storage/copy-files.ts';
import type { FileStore } from '../outside/storage/file-store.ts';
import { categoryChanges, wordChanges } from './catalogue-changes.ts';
import { customerRows, customersOf } from './customers.ts';
import { type Days, daysAround } from './days.ts';
import { couponId, discountChanges } from './discount-changes.ts';
import type { DemoData } from './files.ts';
import { demoMark } from './demo-mark.ts';
import { refuseMissingFiles } from './missing-files.ts';
import { priceOrders } from './order-prices.ts';
import { orderRows } from './order-rows.ts';
import { productChanges, reviewRows } from './product-changes.ts';
import { advanceSequences, countUses, insertRows, refreshFacts } from './queries.ts';
import { rateRow } from './rate-row.ts';
import { readDemoData } from './read-files.ts';
import { staffRows } from './staff-rows.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedContent } from './seed-content.ts';
import { pictureFinder } from './shop-pictures.ts';
import { type BaseRowIds, demoIds } from './slugs.ts';

export { isDemoShop, isEmpty } from './queries.ts';

export interface SeedOptions {
  log: Logger;
  /** The shop's public files; the pictures go into its `commonImages`. */
  content: FileStore;
  /** The shop's private files; what digital products sell goes into its `files`. Left out: nothing is copied there. */
  privateFiles?: FileStore;
  /** Where the demo data lies; the project's own unless a test brings another. */
  demoFolder?: string;
  /** The day everything is counted from. */
  now?: Date;
}

const ownFolder = path.resolve(import.meta.dirname, '../../database/demo');

/**
 * Fills an empty database that has the base data with the demo shop, in one transaction: all or nothing. The same data give the same
 * rows and ids each time; dates count from the day of the seed.
 * @throws OperatorError naming file and field when the data hold a mistake
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<void> {
  const { log, content, privateFiles, demoFolder = ownFolder, now = new Date() } = options;
  const started = performance.now();
  const data = await readDemoData(demoFolder);
  await refuseMissingFiles(demoFolder, data);
  const days = daysAround(now);
  const [plan] = await Promise.all([
    baseRowIds(db).then((base) => planDemo(data, days, base)),
    copyDemoFiles({ content, ...(privateFiles && { privateFiles }) }, demoFolder),
  ]);
  await db.transaction().execute(async (transaction) => {
    await seedCatalogue(transaction, plan);
    await seedContent(transaction, data, pictureFinder(data.pictures), days);
    await insertRows(transaction, plan.rows);
    await countUses(transaction, plan.couponUses);
    await advanceSequences(transaction);
    await refreshFacts(transaction);
  });
  const milliseconds = Math.round(performance.now() - started);
  log.info(
    { products: data.products.length, orders: data.orders.length, milliseconds },
    'the demo shop is filled',
  );
}

/**
 * Brings the demo shop's pictures and digital files into stores that lack them: each of several processes on one database may
 * have a folder of its own.
 */
export async function copyDemoFiles(
  { content, privateFiles }: Pick<SeedOptions, 'content' | 'privateFiles'>,
  demoFolder = ownFolder,
): Promise<void> {
  await Promise.all([
    copyIn(path.join(demoFolder, 'content/commonImages'), content, 'commonImages'),
    privateFiles && copyIn(path.join(demoFolder, 'content/files'), privateFiles, 'files'),
  ]);
}

/** Everything the demo data ask for; nothing is asked of a database. `base`: the rows of the base data. */
export async function planDemo(data: DemoData, days: Days, base: BaseRowIds) {
  const ids = demoIds(data, base);
  const pictureOf = pictureFinder(data.pictures);
  const customers = customersOf(data, base);
  const orders = priceOrders({ data, ids, days });
  const rate = rateRow(data, days);
  return {
    words: wordChanges(data),
    categories: categoryChanges(data, ids, pictureOf),
    products: productChanges(data, ids, pictureOf, days),
    discounts: discountChanges(data, ids, days),
    couponUses: new Map(
      data.coupons.map(({ code, used }, at) => [
        couponId(data, at + 1),
        used + orders.filter(({ coupon }) => coupon?.code === code).length,
      ]),
    ),
    rows: {
      // A production start refuses a database that says so.
      setting: [{ name: demoMark, value: 'true' }],
      riel_rate: [rate],
      ...reviewRows(data, ids, days),
      ...(await customerRows(customers, data, days)),
      staff: await staffRows(data),
      ...orderRows(orders, customers, { ids, pictureOf, days, rate, settings: data.settings }),
    },
  };
}
