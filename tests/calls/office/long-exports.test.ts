import { expect, it, vi } from 'vitest';
import { languageCodes } from '#contract/languages.ts';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { writeAudit } from '#shop/audit/audit.ts';
import { labelSetsOf, labelsOf } from '#shop/localisation/localisation.ts';
import { rowsAtOnce } from '#shop/work-queue/work-queue.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { orderHistory } from '#tests/support/order-history.ts';
import { newShoppers } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';

const shop = await payingShop();
const { db, query } = shop;
const { request, inside } = officeOf(shop);
const owner = await inside(1);

const many = 2 * rowsAtOnce + 20;
const rowsOf = (csv: string) => csv.trim().split('\n').slice(1);

it('a long export of orders has every order once, in the order of the list', async () => {
  const [shopper] = await newShoppers(db, 1);
  await orderHistory(db, [shopper!.customerId], many);
  await query`update customer_order set subtotal_cents = id % 7, total_cents = id % 7`;
  const { csv, rows } = (await request(exportOrders, { sort: 'total', language: 'en' }, owner.cookie)).data;
  const expected = await query`
    select number from customer_order order by total_cents desc, id desc`;
  expect(rows).toBe(many);
  expect(rowsOf(csv).map((row) => row.split(',')[0])).toEqual(expected.map(({ number }) => number));
});

it('a long export of customers has every customer once, newest first', async () => {
  await newShoppers(db, many);
  const { csv, rows } = (await request(exportRecords, { kind: 'customer' }, owner.cookie)).data;
  const expected = await query`select email from customer where active order by id desc`;
  expect(rows).toBe(expected.length);
  expect(rowsOf(csv).map((row) => row.split(',').find((cell) => cell.includes('@')))).toEqual(
    expected.map(({ email }) => email),
  );
});

it('a long export of the audit log has every entry once', async () => {
  for (let at = 0; at < many; at += 1) await writeAudit(db, 'system', 'orders exported', { rows: at });
  const { csv, rows } = (await request(exportAudit, { who: 'shop' }, owner.cookie)).data;
  const expected = await query`select count(*)::int as count from audit_entry where actor = 'system'`;
  expect(rows).toBe(expected[0]!.count);
  expect(csv.match(/rows: \d+/gu)).toHaveLength(new Set(csv.match(/rows: \d+/gu)).size);
});

it('concurrent requests for the texts of all screens take one statement', async () => {
  const statements = vi.spyOn(db, 'executeQuery');
  const sets = labelSetsOf('storefront');
  await Promise.all(languageCodes.flatMap((lang) => sets.map((set) => labelsOf(db, set, lang))));
  expect(statements).toHaveBeenCalledTimes(1);
  statements.mockRestore();
});
