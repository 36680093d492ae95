import { createHash } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { getCustomerCompany } from '#contract/operations/accounts/get-customer-company.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { changeOrderCompany } from '#contract/operations/office/orders/change-order-company.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { getReport } from '#contract/operations/office/reports/get-report.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { changeSettings } from '#shop/content/content.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { xssPayloads } from '../../guarantees/input/xss-payloads.ts';
import { mug, orderFor } from './order-fixtures.ts';
import { taxInvoiceFixtures } from './tax-invoice-fixtures.ts';

const {
  app,
  db,
  query,
  call,
  server,
  request,
  inside,
  owner,
  year,
  company,
  turnOn,
  order,
  step,
  prepare,
  refund,
  refundOf,
  documentsOf,
  history,
  pages,
} = await taxInvoiceFixtures();

describe('while VAT is off', () => {
  it('orders get no document while VAT is off, and where staff switch companies off, one that a client sends is ignored', async () => {
    await changeSettings(db, { companies: false }, 'system');
    const placed = await order({ Company: company });
    await prepare(placed.number);
    expect(await documentsOf(placed.number)).toEqual([]);
    const row = await history(placed);
    expect(row).not.toHaveProperty('Company');
    expect(row).not.toHaveProperty('Vat');
    const settings = (await call(getShopSettings, {}, null)).data;
    expect(settings).not.toHaveProperty('VatPercent');
    expect(settings).not.toHaveProperty('Companies');
    await changeSettings(db, { companies: null }, 'system');
  });

  it('an order can be for a company: the order, its invoice and the account have it', async () => {
    expect((await call(getShopSettings, {}, null)).data.Companies).toBe(true);
    const placed = await order({ Company: company });
    await prepare(placed.number);
    expect(await documentsOf(placed.number)).toEqual([]);
    const [page] = await pages('invoices', placed.number);
    for (const text of [company.Name, company.TaxNumber]) expect(page).toContain(text);
    expect((await history(placed)).Company).toEqual(company);
    expect((await call(getCustomerCompany, {}, placed.shopper)).data).toEqual([company]);
    const { shopper } = await order();
    expect((await call(getCustomerCompany, {}, shopper)).data).toEqual([]);
  });

  it('switching VAT on without a tax number is refused', async () => {
    await expect(changeSettings(db, { vatOn: true }, 'system')).rejects.toThrow('vatNumber');
  });
});

describe('a tax invoice', () => {
  it('a tax invoice is issued when preparing begins, numbered by year, with the VAT in the total', async () => {
    await turnOn();
    const placed = await order({ Company: company });
    expect(await documentsOf(placed.number)).toEqual([]);
    await prepare(placed.number);
    const [issued, ...others] = await documentsOf(placed.number);
    expect(others).toEqual([]);
    expect(issued).toEqual({ number: `INV-${year}-000001`, gross: 3108, vat: 283 });
    await step(placed.number, 'complete', 'inProgress');
    expect(await documentsOf(placed.number)).toHaveLength(1);
    expect((await history(placed)).Vat).toEqual({ Percent: 10, Amount: 2.83 });
    const { data } = await request(getOrder, { number: placed.number }, owner.cookie);
    expect(data).toMatchObject({
      company: { name: company.Name, taxNumber: company.TaxNumber },
      vat: { rate: 1000, isAdded: false, cents: 283 },
      taxDocuments: [{ kind: 'invoice', number: `INV-${year}-000001`, grossCents: 3108 }],
    });
  });

  it('the PDF names both parties with tax numbers, VAT per line, the total and riel, in both languages', async () => {
    await turnOn();
    const { number } = await order({ Company: company });
    await prepare(number);
    const [issued] = await documentsOf(number);
    await query`insert into riel_rate (rate, set_by) values (4000, 'srey')`;
    const [page = ''] = await pages('invoices', number);
    const expected = [
      'Tax invoice',
      'វិក្កយបត្រអាករ',
      issued?.number ?? 'none',
      number,
      company.Name,
      company.TaxNumber,
      'L001-100012345',
      'Angkor Gifts Co., Ltd.',
      '$28.25',
      '$2.83',
      '$31.08',
      // At the rate of the day of issue.
      '127,400៛',
      '11,600៛',
      'Seller’s signature and name',
      'ហត្ថលេខា និងឈ្មោះអ្នកលក់',
    ];
    for (const text of expected) expect(page).toContain(text);
    await query`insert into riel_rate (rate, set_by) values (4100, 'srey')`;
  });

  it('a document of a shop without a name is printed, whatever a company is called', async () => {
    await turnOn();
    await changeSettings(db, { legalName: null }, 'system');
    for (const text of xssPayloads.slice(0, 5)) {
      const { number } = await order({ Company: { ...company, Name: text.slice(0, 150) } });
      await prepare(number);
      expect(await pages('invoices', number)).toHaveLength(1);
    }
  });

  it('a tax invoice has one form in Khmer and English, whatever its customer’s language', async () => {
    await turnOn();
    const printed = async (language: number) => {
      const { number } = await order({ Company: company });
      await query`update customer_order set language_id = ${language} where number = ${number}`;
      await query`update order_item set name_en = 'White mug', name_km = 'កែវស' where order_id = (
        select id from customer_order where number = ${number})`;
      await prepare(number);
      const [page = ''] = await pages('invoices', number);
      const [issued] = await documentsOf(number);
      return page.replaceAll(issued!.number, 'INV').replaceAll(number, 'KD');
    };
    const [english, khmer] = [await printed(1), await printed(2)];
    expect(english).toBe(khmer);
    expect(english).toContain('White mug');
    expect(english).toContain('កែវស');
  });

  it('a tax invoice is reprinted as it was issued, whatever happens to its order', async () => {
    await turnOn();
    const { number } = await order({ Company: company });
    await prepare(number);
    const before = await pages('invoices', number);
    await step(number, 'complete', 'inProgress');
    await refund(number, 1000, 3108);
    await query`update customer_order set company_name = 'Renamed', company_tax_number = 'K999' where number = ${number}`;
    expect(await pages('invoices', number)).toEqual(before);
  });

  it('a tax invoice keeps its buyer when the customer is erased, a company and a person, in the list and in the PDF', async () => {
    await turnOn();
    const [ofCompany, ofPerson] = [await order({ Company: company }), await order()];
    const [{ name }] = await query`
      select first_name || ' ' || last_name as name from customer_order where number = ${ofPerson.number}`;
    for (const { number, shopper } of [ofCompany, ofPerson]) {
      await prepare(number);
      await step(number, 'complete', 'inProgress');
      const before = await pages('invoices', number);
      const wish = { whom: { email: shopper.email }, by: 'staff srey', isConfirmed: true } as const;
      expect(await erase(db, wish)).toMatchObject({ found: { accounts: 1 } });
      expect(await pages('invoices', number)).toEqual(before);
    }
    const { records } = (await request(listRecords, { kind: 'taxDocument' }, owner.cookie)).data;
    const listed = (number: string) =>
      records.find(({ fields }: { fields: { orderNumber: string } }) => fields.orderNumber === number).fields;
    expect(listed(ofCompany.number)).toMatchObject({
      companyName: company.Name,
      companyTaxNumber: company.TaxNumber,
    });
    expect(listed(ofPerson.number)).toMatchObject({ companyName: name });
  });

  it('a credit note names the items that it is for', async () => {
    await turnOn();
    const { number } = await order();
    await prepare(number);
    const [{ id, name }] = await query`select i.id, i.name_en as name from order_item i
      join customer_order o on o.id = i.order_id where o.number = ${number}`;
    await refundOf(number, { kind: 'lines', lines: [{ id, quantity: 1, isRestocked: false }] }, 3108);
    await refund(number, 54, 1554);
    await refundOf(number, { kind: 'whole', isRestocked: false }, 1500);
    const printed = await pages('credit-notes', number);
    expect(printed).toHaveLength(3);
    for (const page of printed) expect(page).toContain(name);
    expect(printed[0]).toContain('-$15.54');
    expect(printed[2]).toContain('-$15.00');
  });

  it('a refund issues a credit note, and credit notes of parts add up to the invoice', async () => {
    await turnOn();
    const placed = await order();
    await prepare(placed.number);
    await refund(placed.number, 1000, 3108);
    await refund(placed.number, 8, 2108);
    await refund(placed.number, 2100, 2100);
    const [issued, ...credits] = await documentsOf(placed.number);
    expect(credits.map(({ gross }) => gross)).toEqual([1000, 8, 2100]);
    expect(credits.reduce((sum, { vat }) => sum + vat, 0)).toBe(issued?.vat);
    expect(credits[0]?.number).toMatch(new RegExp(`^CN-${year}-\\d{6}$`, 'u'));
    expect((await history(placed)).TaxDocuments).toHaveLength(4);
    const printed = await pages('credit-notes', placed.number);
    expect(printed).toHaveLength(3);
    for (const [at, { number }] of credits.entries()) {
      expect(printed[at]).toContain(number);
      expect(printed[at]).toContain(issued?.number);
    }
  });

  it('a refund before the invoice is credited with it, and an order refunded before it gets neither', async () => {
    await turnOn();
    const early = await order();
    await refund(early.number, 500, 3108);
    expect(await documentsOf(early.number)).toEqual([]);
    await prepare(early.number);
    expect((await documentsOf(early.number)).map(({ gross }) => gross)).toEqual([3108, 500]);
    const whole = await order();
    await refund(whole.number, 3108, 3108);
    expect(await documentsOf(whole.number)).toEqual([]);
  });

  it('a cash order that is canceled after its invoice is credited in full', async () => {
    await turnOn();
    const { number } = await order({}, false);
    await prepare(number);
    await step(number, 'cancel', 'inProgress');
    expect((await documentsOf(number)).map(({ gross }) => gross)).toEqual([3108, 3108]);
  });

  it('an order placed while VAT was off has no VAT, whenever it is prepared', async () => {
    await changeSettings(db, { vatOn: null }, 'system');
    const { number } = await order();
    await turnOn();
    await prepare(number);
    expect(await documentsOf(number)).toEqual([]);
  });
});

describe('the company of an existing order', () => {
  const mekong = { name: company.Name, taxNumber: company.TaxNumber, address: company.Address };
  const change = (number: string, to: object | null, before: object | null, who = owner) =>
    request(changeOrderCompany, { number, company: to, before }, who.cookie);
  const companyOf = async (number: string) =>
    (await request(getOrder, { number }, owner.cookie)).data.company;

  it('the company of an existing order can be added, edited and removed while VAT is off and on, until the tax invoice is issued', async () => {
    for (const isOn of [false, true]) {
      if (isOn) await turnOn();
      else await changeSettings(db, { vatOn: null }, 'system');
      const { number } = await order();
      expect((await change(number, mekong, null)).status).toBe(200);
      expect(await companyOf(number)).toEqual(mekong);
      const other = { ...mekong, taxNumber: 'K002-1' };
      expect((await change(number, other, mekong)).status).toBe(200);
      expect((await change(number, null, mekong)).status).toBe(409);
      await prepare(number);
      expect((await change(number, null, other)).status).toBe(isOn ? 409 : 200);
      expect(await companyOf(number)).toEqual(isOn ? other : null);
      const [page] = await pages('invoices', number);
      expect(page?.includes('K002-1')).toBe(isOn);
    }
  });

  it('the company of an existing order needs a name, and permission to edit orders and see customers', async () => {
    const { number } = await order();
    expect((await change(number, { ...mekong, name: ' ' }, null)).status).toBe(400);
    expect((await change('AG0', mekong, null)).status).toBe(404);
    await query`insert into staff_role (id, name, permissions) values (78, 'Editors', '{orders.read,orders.change}')`;
    expect((await change(number, mekong, null, await inside(78))).status).toBe(403);
    expect((await change(number, mekong, null, await inside(3))).status).toBe(403);
    expect(await companyOf(number)).toBeNull();
  });
});

describe('the VAT of a month', () => {
  it('a month adds up its invoices and credit notes, and both lists are exported with permission', async () => {
    const list = async (filters = {}) =>
      (await request(listRecords, { kind: 'taxDocument', filters }, owner.cookie)).data;
    const vat = { report: 'vatByMonth', language: 'en', period: 'thisYear' };
    await prepare((await order({ Company: { ...company, Name: '=1+1' } })).number);
    const [month] = (await request(getReport, vat, owner.cookie)).data.rows;
    const [expected] = await query`
      select count(*) filter (where kind = 'invoice')::int as invoices,
        sum(case kind when 'invoice' then vat_cents else -vat_cents end)::int as vat,
        sum(case kind when 'invoice' then net_cents else -net_cents end)::int as net from tax_document`;
    expect(month.values).toMatchObject({
      invoices: expected.invoices,
      vatCents: expected.vat,
      beforeVatCents: expected.net,
    });
    const { name } = month;
    const inMonth = await list({ month: name });
    expect(inMonth.found).toBe((await query`select id from tax_document`).length);
    expect((await list({ month: '2020-01' })).found).toBe(0);
    const exported = await request(
      exportRecords,
      { kind: 'taxDocument', filters: { month: name } },
      owner.cookie,
    );
    const [head, ...rows] = exported.data.csv.trim().split('\n');
    expect(head).toContain('number,kind,issuedAt,month,orderNumber');
    expect(rows).toHaveLength(inMonth.found);
    const xlsx = await request(
      exportRecords,
      { kind: 'taxDocument', filters: { month: name }, format: 'xlsx' },
      owner.cookie,
    );
    const { sheets } = await readXlsx(Buffer.from(xlsx.data.xlsx, 'base64'));
    const [columns = [], ...cells] = sheets[0]?.rows ?? [];
    expect(cells).toHaveLength(inMonth.found);
    const column = (of: string) => cells.map((row) => row[columns.indexOf(of)]);
    // Amounts are numbers, and a text that looks like a formula stays a text.
    expect(column('vat').every((cell) => typeof cell === 'number')).toBe(true);
    expect(column('companyName')).toContain('=1+1');
    await query`insert into staff_role (id, name, permissions) values (79, 'Books', '{reports.read,exports.make}')`;
    const books = await inside(79);
    const wish = { kind: 'taxDocument', filters: { month: name } };
    const seen = await request(listRecords, wish, books.cookie);
    expect(seen.data.records).toHaveLength(inMonth.records.length);
    const csv = await request(exportRecords, wish, books.cookie);
    expect(csv.data.rows).toBe(inMonth.found);
    for (const text of [JSON.stringify(seen.data), csv.data.csv]) {
      expect(text).not.toContain('Mekong');
      expect(text).not.toContain(company.TaxNumber);
      expect(text).toContain('INV-');
    }
    expect(exported.data.csv).toContain(company.TaxNumber);
    // A search must not tell what its results don't show.
    const find = async (cookie: string) =>
      (await request(listRecords, { ...wish, find: 'Mekong' }, cookie)).data.found;
    expect([await find(books.cookie), await find(owner.cookie)]).toEqual([0, expect.any(Number)]);
    expect(await find(owner.cookie)).toBeGreaterThan(0);
    const workshop = await inside(3);
    expect((await request(getReport, vat, workshop.cookie)).status).toBe(403);
  });
});

describe('a document of a customer', () => {
  it.each([
    ['a company', 200, { Company: company }],
    ['a person', 404, {}],
  ])('a tax document behind a link to an order of %s is answered with %i', async (_whose, status, more) => {
    await turnOn();
    const { number } = await order(more);
    await prepare(number);
    const [row] = (await query`select id from customer_order where number = ${number}`) as [{ id: number }];
    const page = jobPath(app.secret, 'en', (await jobOrder(db, { orderId: row.id }))!);
    const [invoice] = await documentsOf(number);
    const reply = await server.inject({ url: `${page}/papers/${encodeURIComponent(invoice!.number)}` });
    expect(reply.statusCode).toBe(status);
  });

  it('a document of a customer opens only in a browser in which they are logged in', async () => {
    await turnOn();
    const placed = await order({ Company: company });
    await prepare(placed.number);
    const [{ Path: path }] = (await history(placed)).TaxDocuments;
    expect((await server.inject({ url: path })).statusCode).toBe(404);
    const other = await newShopper(db);
    expect((await server.inject({ url: path, headers: { token: other.token } })).statusCode).toBe(404);
    const binding = 'b'.repeat(43);
    const hash = createHash('sha256').update(binding).digest();
    await query`update session set binding_hash = ${hash} where customer_id = ${placed.shopper.customerId}`;
    const reply = await server.inject({ url: path, headers: { cookie: `kado=${binding}` } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    await query`update session set binding_hash = ${hash} where customer_id = ${other.customerId}`;
    await query`update session set binding_hash = null where customer_id = ${placed.shopper.customerId}`;
    const stranger = await server.inject({ url: path, headers: { cookie: `kado=${binding}` } });
    expect(stranger.statusCode).toBe(404);
  });

  it('a customer’s document doesn’t wait while staff print theirs', async () => {
    await turnOn();
    const placed = await order();
    await prepare(placed.number);
    const [{ Path: url }] = (await history(placed)).TaxDocuments;
    const binding = 'c'.repeat(43);
    const hash = createHash('sha256').update(binding).digest();
    await query`update session set binding_hash = ${hash} where customer_id = ${placed.shopper.customerId}`;
    const own = () => server.inject({ url, headers: { cookie: `kado=${binding}` } });
    // Both typesetting processes have started after their first document.
    await Promise.all([own(), pages('invoices', placed.number)]);
    // The staff's documents are typeset one after the other.
    let left = 8;
    const staff = Array.from({ length: left }, async () => {
      await pages('invoices', placed.number);
      left -= 1;
    });
    const { statusCode } = await own();
    expect(statusCode).toBe(200);
    expect(left).toBeGreaterThan(0);
    await Promise.all(staff);
  });

  it('a company with texts that are too long is refused without a server error', async () => {
    const shopper = await newShopper(db);
    const long = { ...company, Name: 'x'.repeat(151) };
    const reply = await call(postCustomerOrder, orderFor(shopper, [mug(1)], { Company: long }), shopper);
    expect(reply.envelope.statusCode).toBe(400);
  });
});

describe('the exchange rate of a tax document', () => {
  it('the exchange rate is dated by its own day, and a credit note has the rate of its invoice', async () => {
    await turnOn();
    await query`insert into riel_rate (rate, set_by, set_at) values (4050, 'srey', '2026-03-02T05:00Z')`;
    const { number } = await order({});
    await prepare(number);
    const [invoice] = await pages('invoices', number);
    expect(invoice).toContain('$1 = 4,050');
    expect(invoice).toContain('02-03-2026');
    await query`insert into riel_rate (rate, set_by) values (4200, 'srey')`;
    await refund(number, 500, 3108);
    const [note] = await pages('credit-notes', number);
    expect(note).toContain('$1 = 4,050');
    expect(note).toContain('02-03-2026');
    expect(
      await query`select d.riel_rate as rate, d.riel_rate_at = '2026-03-02T05:00Z' as "isOfMarch" from tax_document d
        join customer_order o on o.id = d.order_id where o.number = ${number} order by d.id`,
    ).toEqual([
      { rate: 4050, isOfMarch: true },
      { rate: 4050, isOfMarch: true },
    ]);
    await query`insert into riel_rate (rate, set_by) values (4100, 'srey')`;
    await changeSettings(db, { vatOn: null, vatRate: null, vatNumber: null }, 'system');
  });
});

it('a search finds an order by the number of its invoice or credit note, in any letter case', async () => {
  await turnOn();
  const { number } = await order({});
  await prepare(number);
  await refund(number, 500, 3108);
  for (const document of await documentsOf(number)) {
    const find = ` ${document.number.toLowerCase()} `;
    const { orders } = (await request(listOrders, { find }, owner.cookie)).data;
    expect(orders.map((each: { number: string }) => each.number)).toEqual([number]);
  }
  await changeSettings(db, { vatOn: null, vatRate: null, vatNumber: null }, 'system');
});
