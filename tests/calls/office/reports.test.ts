import { randomBytes } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { exportReport } from '#contract/operations/office/reports/export-report.ts';
import { getReport } from '#contract/operations/office/reports/get-report.ts';
import { listViews } from '#contract/operations/office/views/list-views.ts';
import { saveView } from '#contract/operations/office/views/save-view.ts';
import { setViewMail } from '#contract/operations/office/views/set-view-mail.ts';
import { type ReportName, reportNames, reports } from '#contract/reports/reports.ts';
import { vatIn } from '#rules/vat.ts';
import { mailReport } from '#server/jobs/report-mail-job.ts';
import { changeSettings } from '#shop/content/content.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { taxInvoiceFixtures } from '../orders/tax-invoice-fixtures.ts';

const { db, query, request, inside, owner, company, order, step, prepare, refund, refundOf, turnOn } =
  await taxInvoiceFixtures();

interface Row {
  id: string;
  name: string;
  values: Record<string, number | string | null>;
  before: number | null;
}
const get = async (report: ReportName, more: object = {}, who = owner) =>
  (await request(getReport, { report, language: 'en', ...more }, who.cookie)).data;
const rowOf = async (report: ReportName, name: string, more: object = {}): Promise<Row | undefined> =>
  (await get(report, more)).rows.find((each: Row) => each.name === name);

/** Three paid by card: with an invoice, a coupon and a part refunded, and one mug of two refunded. One in cash. One canceled. */
let orders: { number: string }[];

const netOf = (cents: number) => vatIn(cents, 1000).netCents;
/** What the orders earned without VAT and refunds. */
const earnedCents = 3 * netOf(3108) + netOf(3108 - 500) - netOf(250) - netOf(1554);

beforeAll(async () => {
  await turnOn();
  await query`update product set cost_cents = 500 where id = 1`;
  orders = [
    await order({ Company: company }),
    await order({ CouponCode: 'FIVE' }),
    await order(),
    await order({}, false),
    await order({ Company: company }, false),
  ];
  const [invoiced, withCoupon, halfRefunded, cash, canceled] = orders.map(({ number }) => number);
  await prepare(invoiced!);
  await refund(withCoupon!, 250, 2608);
  const [{ id }] = await query`
    select i.id from order_item i join customer_order o on o.id = i.order_id where o.number = ${halfRefunded}`;
  await refundOf(halfRefunded!, { kind: 'lines', lines: [{ id, quantity: 1, isRestocked: true }] }, 3108);
  await query`update customer_order set utm = '{"source": "facebook"}' where number = ${cash}`;
  await step(canceled!, 'cancel', 'active');
  await query`insert into search_miss (day, language_id, term, times, found) values
    (current_date, 1, 'power strip', 7, 0), (current_date, 1, 'mug', 1, 12)`;
});

test.each(reportNames)(
  'the report %s has its columns in each row, and totals of those that add up',
  async (name) => {
    const data = await get(name);
    expect(data.columns).toEqual(reports[name].columns);
    expect(data.rows.length).toBeGreaterThan(0);
    for (const row of data.rows) expect(Object.keys(row.values).toSorted()).toEqual(data.columns.toSorted());
    for (const [column, total] of Object.entries(data.totals)) {
      const values = data.rows.map(({ values: each }: Row) => each[column]);
      const sum = values.every((value: unknown) => value === null)
        ? null
        : values.reduce((all: number, value: number | null) => all + (value ?? 0), 0);
      expect(total, column).toBe(sum);
    }
  },
);

describe('sales', () => {
  it('a sales report adds up orders, coupons, refunds and the margin without VAT, except for canceled orders', async () => {
    const { totals } = await get('salesByDay');
    expect(totals).toMatchObject({
      orders: 4,
      itemsCents: 4 * 3108,
      discountCents: 500,
      totalCents: 4 * 3108 - 500,
      refundedCents: 250 + 1554,
      netCents: 4 * 3108 - 500 - 250 - 1554,
      // One of eight mugs is back in stock.
      costCents: 7 * 500,
      marginCents: earnedCents - 7 * 500,
    });
    for (const name of ['salesByMonth', 'salesByMethod', 'salesByProvince', 'salesByCustomer'] as const)
      expect((await get(name)).totals, name).toEqual(totals);
  });

  it('the sales report names the row of orders without a coupon, source or company', async () => {
    expect(await rowOf('salesByCoupon', 'FIVE')).toMatchObject({ values: { orders: 1, refundedCents: 250 } });
    expect(await rowOf('salesByCoupon', 'No coupon')).toMatchObject({ id: '', values: { orders: 3 } });
    expect(await rowOf('salesBySource', 'facebook')).toMatchObject({ values: { orders: 1 } });
    expect(await rowOf('salesByCompany', company.Name)).toMatchObject({ values: { orders: 1 } });
    expect(await rowOf('salesByMethod', 'Cash on delivery')).toMatchObject({ values: { totalCents: 3108 } });
    expect(await rowOf('salesByCoupon', 'គ្មានគូប៉ុង', { language: 'ar' })).toMatchObject({ id: '' });
  });

  it('the sales report counts an order on its day in the shop’s time zone, and shows days without orders', async () => {
    const [{ number }] = orders as [{ number: string }];
    await query`update customer_order set created_at = '2026-03-31T17:30Z' where number = ${number}`;
    const days = { period: 'custom', since: '2026-03-30', until: '2026-04-01', compare: 'none' };
    const counted = async () =>
      (await get('salesByDay', { ...days, sort: 'name' })).rows.map(({ values }: Row) => values['orders']);
    expect(await counted()).toEqual([0, 0, 1]);
    await changeSettings(db, { timeZone: 'America/New_York' }, 'system');
    expect(await counted()).toEqual([0, 1, 0]);
    await changeSettings(db, { timeZone: null }, 'system');
    const march = { period: 'custom', since: '2026-05-01', until: '2026-05-03' };
    expect((await get('salesByDay', march)).before).toEqual({ since: '2026-04-28', until: '2026-04-30' });
    const later = { period: 'custom', since: '2026-04-02', until: '2026-04-04' };
    expect(
      (await get('salesByDay', { ...later, sort: 'name' })).rows.map(({ before }: Row) => before),
    ).toEqual([0, 0, 3108]);
    expect(await get('salesByDay', later)).toMatchObject({
      totals: { totalCents: 0 },
      totalsBefore: { totalCents: 3108, orders: 1 },
    });
    await query`update customer_order set created_at = now() where number = ${number}`;
  });
});

describe('products', () => {
  it('the report of products has the items of the orders with their share of the coupon, by product, color and size, and category', async () => {
    const { totals } = await get('itemsByProduct');
    expect(totals).toMatchObject({
      units: 8,
      returnedUnits: 1,
      itemsCents: 4 * 3108,
      discountCents: 500,
      salesCents: 4 * 3108 - 500,
      costCents: 7 * 500,
      marginCents: earnedCents - 7 * 500,
    });
    expect(totals).not.toHaveProperty('inOrders');
    expect(await rowOf('itemsByVariant', 'Clay Mug · Blue · Small')).toMatchObject({ id: '1-2-1' });
    for (const name of ['itemsByVariant', 'itemsByCategory'] as const)
      expect((await get(name)).totals, name).toEqual(totals);
  });
});

describe('payments', () => {
  it('the report of payments has what was received and refunded by provider, and what the nightly comparison found', async () => {
    await query`insert into payment_report (day, provider, finished_at, charges, differences) values
      (current_date - 1, 'test', now(), 3, '[{}]'), (current_date - 100, 'test', now(), 9, '[]')`;
    expect(await rowOf('paymentsByProvider', 'Test provider')).toMatchObject({
      values: { payments: 3, receivedCents: 3 * 3108 - 500, refundedCents: 1804, charges: 3, differences: 1 },
    });
  });

  it('the report of payments has refunds by their reason, in words where the shop itself refunded', async () => {
    expect(await rowOf('refundsByReason', 'arrived broken')).toMatchObject({
      values: { refunds: 2, inOrders: 2, refundedCents: 1804 },
    });
    await query`update refund set reason = 'order changed' where amount_cents = 250`;
    expect(await rowOf('refundsByReason', 'Order edited')).toMatchObject({
      values: { excessCents: 250, refundedCents: 0 },
    });
    expect((await get('paymentsByProvider')).totals).toMatchObject({
      excessCents: 250,
      refundedCents: 1554,
      toRefundCents: 0,
    });
  });

  it('the report of payments has the orders with an amount that is due', async () => {
    const { rows, totals, period } = await get('due');
    expect(rows.map(({ id }: Row) => id)).toEqual([orders[3]!.number]);
    expect(totals).toMatchObject({ dueCents: 3108, laterCents: 0 });
    expect(period).toBeNull();
  });

  it('the report of payments has the VAT of a month', async () => {
    expect((await get('vatByMonth')).totals).toEqual({
      invoices: 1,
      invoicedCents: 3108,
      creditNotes: 0,
      creditedCents: 0,
      beforeVatCents: 2825,
      vatCents: 283,
    });
  });
});

describe('stock and searches', () => {
  it('the stock report tells the value of the stock, and when a product runs out if it keeps selling', async () => {
    await query`update product set stock = 70 where id = 1`;
    const row = await rowOf('stock', 'Clay Mug', { period: 'last7' });
    // 7 of 8 ordered mugs are gone in 7 days: one was restocked.
    expect(row).toMatchObject({ values: { stock: 70, units: 7, daysLeft: 70, stockCostCents: 35_000 } });
    const [{ day }] = await query`select ((now() at time zone 'Asia/Phnom_Penh')::date + 70)::text as day`;
    expect(row!.values['runsOutOn']).toBe(day);
    expect(await rowOf('stock', 'Vase')).toMatchObject({
      values: { units: 0, daysLeft: null, runsOutOn: null },
    });
  });

  it('the stock report tells no last day for a stock that lasts for more than 1,000 days, however large it is', async () => {
    await query`update product set stock = 1000000000 where id = 1`;
    expect(await rowOf('stock', 'Clay Mug', { period: 'last7' })).toMatchObject({
      values: { stock: 1_000_000_000, units: 7, daysLeft: null, runsOutOn: null },
    });
  });

  it('the search report counts searches with and without results', async () => {
    const { totals, rows } = await get('searches');
    expect(totals).toEqual({ searches: 20, found: 12, missed: 8 });
    expect(rows[0]).toMatchObject({ name: 'mug', values: { searches: 13, found: 12, missed: 1 } });
  });
});

describe('a report', () => {
  it('a report is searched and sorted, and refuses an unknown order', async () => {
    const found = await get('searches', { find: 'POWER' });
    expect(found.rows.map(({ name }: Row) => name)).toEqual(['power strip']);
    expect(found.totals).toEqual({ searches: 7, found: 0, missed: 7 });
    const sorted = await get('searches', { sort: 'missed', isBackwards: true });
    expect(sorted.rows.map(({ name }: Row) => name)).toEqual(['power strip', 'mug']);
    const sort = { report: 'searches', language: 'en', sort: 'id; drop table' };
    expect((await request(getReport, sort, owner.cookie)).status).toBe(400);
  });

  it('a report needs its permission, and shows costs and customers only to those who may see them', async () => {
    await query`insert into staff_role (id, name, permissions) values
      (91, 'Reports', '{reports.read,orders.read,payments.read}'), (92, 'Only reports', '{reports.read,exports.make}')`;
    const [reader, other] = [await inside(91), await inside(92)];
    const sales = await get('salesByDay', {}, reader);
    expect(sales.columns).not.toContain('marginCents');
    expect(JSON.stringify(sales)).not.toMatch(/cost|margin/u);
    const due = await get('due', {}, reader);
    expect(JSON.stringify(due)).not.toContain('Sokha');
    const status = async (report: ReportName, who: typeof reader, operation: Operation = getReport) =>
      (await request(operation, { report, language: 'en', format: 'csv' }, who.cookie)).status;
    expect(await status('salesByCustomer', reader)).toBe(403);
    expect(await status('salesByDay', other)).toBe(403);
    expect(await status('searches', other)).toBe(200);
    expect(await status('salesByDay', reader, exportReport)).toBe(403);
    expect(await status('salesByDay', other, exportReport)).toBe(403);
    const byCost = { report: 'salesByDay', language: 'en', sort: 'costCents' };
    expect((await request(getReport, byCost, reader.cookie)).status).toBe(400);
  });

  it('a report is exported with amounts as numbers and days as dates, and the export is in the audit log', async () => {
    const audited = await auditedSince(db);
    const file = async (report: ReportName, format: string) =>
      (await request(exportReport, { report, language: 'en', format, period: 'today' }, owner.cookie)).data;
    const [row] = (await get('salesByDay', { period: 'today' })).rows;
    const { sheets } = await readXlsx(Buffer.from((await file('salesByDay', 'xlsx')).xlsx, 'base64'));
    const [head = [], first = []] = sheets[0]?.rows ?? [];
    expect(head.slice(0, 3)).toEqual(['Day', 'Orders', 'Items']);
    expect(first[0]).toBeInstanceOf(Date);
    expect((first[0] as Date).toISOString().slice(0, 10)).toBe(row.id);
    expect(first[head.indexOf('Total')]).toBe(row.values.totalCents / 100);
    const { csv } = await file('salesByCompany', 'csv');
    expect(csv).toContain('Mekong <b>Traders</b>,1,31.08,0.00');
    expect(await audited()).toMatchObject([
      { detail: { kind: 'salesByDay' } },
      { detail: { kind: 'salesByCompany' } },
    ]);
  });
});

describe('a saved report', () => {
  it('a saved report is emailed weekly or monthly to the member of staff who asked for it, once, as long as they may see it', async () => {
    const key = randomBytes(16).toString('hex');
    const view = {
      screen: 'reports',
      key,
      name: 'Methods',
      query: 'view=salesByMethod&period=last7',
      isShared: false,
    };
    const { id } = (await request(saveView, view, owner.cookie)).data;
    const wish = { screen: 'reports', id, every: 'week' };
    expect((await request(setViewMail, wish, owner.cookie)).status).toBe(200);
    expect((await request(setViewMail, wish, (await inside(5)).cookie)).status).toBe(404);
    expect((await request(setViewMail, { ...wish, screen: 'orders' }, owner.cookie)).status).toBe(404);
    const { views } = (await request(listViews, { screen: 'reports' }, owner.cookie)).data;
    expect(views).toMatchObject([{ id, mailed: 'week' }]);
    const sent = async () =>
      (
        await query`select content from outbox_mail where kind = 'reportReady' and recipient = ${owner.email}`
      ).map(({ content }) => content);
    expect(await mailReport(db)).toBe(false);
    await query`update report_mail set next_on = current_date - 1`;
    expect([await mailReport(db), await mailReport(db)]).toEqual([true, false]);
    const [{ next }] = await query`select extract(isodow from next_on)::int as next from report_mail`;
    expect(next).toBe(1);
    expect(await sent()).toMatchObject([
      {
        name: 'Methods',
        path: '/office/en/reports?view=salesByMethod&period=last7',
        isMoney: true,
        rows: [{ name: 'Card' }, { name: 'Cash on delivery', value: 3108, before: 0 }],
        total: { value: 4 * 3108 - 500 },
      },
    ]);
    await query`update report_mail set next_on = current_date - 1`;
    await query`update staff set role_id = 3 where id = ${owner.id}`;
    expect(await mailReport(db)).toBe(true);
    expect(await sent()).toHaveLength(1);
    await query`update staff set role_id = 1 where id = ${owner.id}`;
    await request(setViewMail, { ...wish, every: null }, owner.cookie);
    expect(await query`select view_id from report_mail`).toEqual([]);
  });
});
