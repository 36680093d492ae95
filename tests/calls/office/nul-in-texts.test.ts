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
  { operation: getFile, parameters: { file: text } },
  { operation: createRenditions, parameters: { use: 'products', source: { path: text } } },
  { operation: measureBanner, parameters: { picture: text } },
  { operation: getRecords, parameters: { kind: 'label', ids: [text] } },
  { operation: releaseOrder, parameters: { number: 'AG10010', reason: text } },
])('$operation.name refuses a text with a NUL character', async ({ operation, parameters }) => {
  expect((await office.request(operation, parameters, owner.cookie)).status).toBe(400);
});
