import { expect, it } from 'vitest';
import { getFile } from '#contract/operations/office/pictures/get-file.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { measureBanner } from '#contract/operations/office/records/measure-banner.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { releaseOrder } from '#contract/operations/office/orders/release-order.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { shopApi } from '#tests/support/shop-api.ts';

const database = await demoDatabase();
const office = officeOf({ ...database, ...(await shopApi(database.db)) });
const owner = await office.inside(1);
const text = 'a\u0000b';

it.each([
  [getFile, { file: text }],
  [createRenditions, { use: 'products', source: { path: text } }],
  [measureBanner, { picture: text }],
  [getRecords, { kind: 'label', ids: [text] }],
  [releaseOrder, { number: 'AG10010', reason: text }],
] as const)('%o refuses a text with a NUL character', async (operation, parameters) => {
  expect((await office.request(operation, parameters as never, owner.cookie)).status).toBe(400);
});
