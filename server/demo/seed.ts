import path from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { baseRowIds } from '#shop/reference-data/reference-data.ts';
import { copyIn } from '../adapters/storage/copy-files.ts';
import type { FileStore } from '../adapters/storage/file-store.ts';
import { categoryChanges, methodChanges, termEdits } from './catalogue-changes.ts';
import { customerRows, customersOf } from './customers.ts';
import { type Days, daysAround } from './days.ts';
import { couponId, discountChanges } from './discount-changes.ts';
import type { DemoData } from './files.ts';
import { demoMark } from './demo-mark.ts';
import { refuseMissingFiles } from './missing-files.ts';
import { placeOrders } from './orders.ts';
import { productChanges, reviewRows } from './product-changes.ts';
import { placePrintedOrders } from './printed-orders.ts';
import { advanceSequences, countUses, insertRows, refreshReadModel } from './queries.ts';
import { readDemoData } from './read-files.ts';
import { staffRows } from './staff-rows.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedContent } from './seed-content.ts';
import { pictureFinder } from './shop-pictures.ts';
import { type BaseRowIds, demoIds } from './slugs.ts';
import { dropMails } from './printed-queries.ts';
import { shipParts } from './shipped-parts.ts';

export { isDemoShop, isEmpty } from './queries.ts';

export interface SeedOptions {
  log: Logger;
  /** The shop's public file store. Pictures are stored in its `commonImages`. */
  content: FileStore;
  /**
   * The shop's private file store. Files of digital products are stored in its `files`. If it is missing,
   * they aren't copied.
   */
  privateFiles?: FileStore;
  /** The folder of the demo data. Default: the project's own. */
  demoFolder?: string;
  /** The date to which all others are relative. */
  now?: Date;
}

const ownFolder = path.resolve(import.meta.dirname, '../../database/demo');

/**
 * Seeds a database that contains only the reference data with the demo shop, in one transaction; its orders
 * follow, those of printed items if there is a store for their files. The same
 * data give the same rows and ids each time; dates are relative to the day of the seed.
 * @throws OperatorError that names file and field when the data contain a mistake
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
    await refreshReadModel(transaction);
  });
  await placeOrders(db, { data, ids: plan.ids, days });
  await shipParts(db, data, days);
  if (privateFiles) await placePrintedOrders(db, { data, ids: plan.ids, files: privateFiles });
  await dropMails(db);
  // The orders count as sales, by which products are sorted.
  await refreshReadModel(db);
  const milliseconds = Math.round(performance.now() - started);
  log.info(
    { products: data.products.length, orders: data.orders.length + data.printed.length, milliseconds },
    'demo shop created',
  );
}

/**
 * Copies the demo shop's pictures and digital files into stores that don't have them, because processes that
 * share a database may each have their own folder.
 */
export async function copyDemoFiles(
  { content, privateFiles }: Pick<SeedOptions, 'content' | 'privateFiles'>,
  demoFolder = ownFolder,
): Promise<void> {
  await Promise.all([
    copyIn(path.join(demoFolder, 'content/commonImages'), content, {
      below: 'commonImages',
      neverChange: true,
    }),
    ...['files', 'artwork', 'proofs'].map(
      (below) => privateFiles && copyIn(path.join(demoFolder, 'content', below), privateFiles, { below }),
    ),
  ]);
}

/**
 * Computes everything that the demo data define, without a database. `base` contains the rows of the
 * reference data.
 */
export async function planDemo(data: DemoData, days: Days, base: BaseRowIds) {
  const ids = demoIds(data, base);
  const pictureOf = pictureFinder(data.pictures);
  const customers = customersOf(data, base);
  return {
    ids,
    methods: methodChanges(data),
    words: termEdits(data, ids),
    categories: categoryChanges(data, ids, pictureOf),
    products: productChanges(data, ids, pictureOf, days),
    discounts: discountChanges(data, ids, days),
    couponUses: new Map(data.coupons.map(({ used }, at) => [couponId(data, at + 1), used])),
    rows: {
      // In production, the shop refuses to start on a database with this setting.
      setting: [{ name: demoMark, value: 'true' }],
      ...reviewRows(data, ids, days),
      ...(await customerRows(customers, data, days)),
      staff: await staffRows(data),
    },
  };
}
