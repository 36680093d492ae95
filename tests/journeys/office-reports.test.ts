import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { officeReportLabels } from '#contract/labels/office/reports.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { openOffice } from './support/open-office.ts';
import { ownShop } from './support/own-shop.ts';
import { button } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { whiteShirts } from './support/shirts.ts';
import { labelsOf, nameOf, productOf } from './support/texts.ts';

// The report is about all orders of a shop, so this file has its own.
const shop = await ownShop();
const { db } = shop;
const office = { shop: shop.url.replace('127.0.0.1', 'localhost') };
beforeAll(async () => {
  const pepper = cartOf({ id: productOf('kampot-pepper', 'en').id, quantity: 3 });
  for (const [CouponCode, pieces] of [
    ['WELCOME5', { s: 3, m: 4 }],
    ['', { m: 2, l: 1 }],
  ] as const) {
    const lines = [await whiteShirts(shop.url, pieces), ...pepper];
    const method = { PaymentMethod: '6', paymentToken: '', CouponCode };
    const placed = await placedOrder(shop.url, await newCustomer(shop.url), lines, method);
    if (!placed.OrderNumber) throw new Error(JSON.stringify(placed));
  }
});

interface Unit {
  name: string;
  quantity: number;
  cents: number;
}

/** Returns the pieces of this month's orders by product, color and size, and what they cost after coupons, in cents. */
async function soldThisMonth(lang: LanguageCode): Promise<{ units: Unit[]; salesCents: number }> {
  const text = (kind: string, id: string) =>
    sql`coalesce((select name from ${sql.table(`${kind}_text`)} t where t.${sql.ref(`${kind}_id`)} = u.${sql.ref(id)} and t.language_id = ${languages[lang].id}), '')`;
  const ofMonth = sql`o.status_id in (1, 2, 3)
    and date_trunc('month', o.created_at at time zone 'Asia/Phnom_Penh') = date_trunc('month', now() at time zone 'Asia/Phnom_Penh')`;
  const { rows } = await sql<
    { item: number; once: number; quantity: number; unit: number } & Record<
      'product' | 'color' | 'size',
      string
    >
  >`
    select u.item_id as item, i.once_cents as once, u.quantity, u.unit_cents as unit, ${text('product', 'product_id')} as product,
      ${text('color', 'color_id')} as color, ${text('size', 'size_id')} as size
    from order_unit u join order_item i on i.id = u.item_id join customer_order o on o.id = u.order_id
    where ${ofMonth} order by u.item_id, u.cell`.execute(db);
  const units = new Map<string, Unit>();
  const seen = new Set<number>();
  for (const { item, once, quantity, unit, product, color, size } of rows) {
    const name = [product, color, size].filter(Boolean).join(' · ');
    const before = units.get(name) ?? { name, quantity: 0, cents: 0 };
    const cents = before.cents + quantity * unit + (seen.has(item) ? 0 : once);
    units.set(name, { name, quantity: before.quantity + quantity, cents });
    seen.add(item);
  }
  const { rows: sums } = await sql<{ cents: number }>`
    select sum(o.subtotal_cents - o.discount_cents)::int as cents from customer_order o where ${ofMonth}`.execute(
    db,
  );
  return { units: [...units.values()], salesCents: sums[0]?.cents ?? 0 };
}

test.each(['en', 'ar'] as const)(
  'the report of a month by color and size, as a spreadsheet, has the pieces of the orders to the cent: %s',
  async (lang) => {
    const t = labelsOf(lang, officeReportLabels);
    const path = '/reports?view=itemsByVariant&period=thisMonth';
    const me = await openOffice(lang, 1440, { ...office, path });
    const { page } = me;
    const { name: shirtName } = productOf('t-shirt', lang);
    const variant = (size: string) =>
      [shirtName, nameOf('colours', 'white', lang), nameOf('sizes', size, lang)].join(' · ');
    await page.getByRole('row', { name: variant('m') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, labelsOf(lang, officeListLabels)('exportXlsx')).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^itemsByVariant-.*\.xlsx$/u);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const { sheets } = await readXlsx(Buffer.concat(chunks));
    const [head = [], ...rows] = sheets[0]?.rows ?? [];
    const at = (column: 'units' | 'itemsCents' | 'discountCents' | 'salesCents') =>
      head.indexOf(t(`column.${column}`));
    const { units, salesCents } = await soldThisMonth(lang);
    const exported = rows.map((row) => ({
      name: String(row[0]),
      quantity: row[at('units')],
      dollars: row[at('itemsCents')],
    }));
    const byName = <Row extends { name: string }>(all: readonly Row[]) =>
      new Map(all.map((each) => [each.name, each]));
    const sold = units.map(({ name, quantity, cents }) => ({ name, quantity, dollars: cents / 100 }));
    expect(byName(exported)).toEqual(byName(sold));
    expect(byName(exported).get(variant('m'))?.quantity).toBeGreaterThanOrEqual(6);
    const total = rows.reduce((sum, row) => sum + Math.round(Number(row[at('salesCents')]) * 100), 0);
    expect(total).toBe(salesCents);
  },
);
