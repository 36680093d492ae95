import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getHomeScreenBanner } from '#contract/operations/content/get-home-screen-banner.ts';
import { isEmpty } from '#server/demo/seed.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { demoDatabase } from '#tests/support/postgres.ts';

const { db } = await demoDatabase();
const { ask } = await guestCalls(db);

async function count(from: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${sql.raw(from)}`.execute(db);
  return rows[0]!.n;
}

describe('what the demo shop shows', () => {
  test('a seeded shop is not empty', async () => {
    expect(await isEmpty(db)).toBe(false);
  });

  test('banners of both themes, four of them in the carousel, links filled in per language', async () => {
    expect(await count('from banner where theme_type_id = 1')).toBe(4);
    expect(await count('from banner where theme_type_id = 2')).toBeGreaterThan(0);
    for (const languageCode of ['en', 'ar']) {
      const banners = await ask(getHomeScreenBanner, { languageCode });
      const links = banners.flatMap(({ LeftButtonUrl, RightButtonUrl }) => [LeftButtonUrl, RightButtonUrl]);
      expect(links.filter((url) => url !== '' && !url.startsWith(`/${languageCode}/`))).toEqual([]);
      expect(banners.filter(({ LeftButtonUrl }) => LeftButtonUrl !== '')).toHaveLength(banners.length);
    }
  });

  test('three campaigns, seven payment methods with their own ids', async () => {
    expect(await count('from campaign')).toBe(3);
    const methods = await db.selectFrom('payment_method').select('id').orderBy('position').execute();
    expect(methods.map(({ id }) => id)).toEqual([5, 2, 6, 7, 8, 9, 10]);
  });

  test('settings for contact, hours, social link and logo', async () => {
    const settings = new Map(
      (await db.selectFrom('setting').selectAll().execute()).map(({ name, value }) => [name, value]),
    );
    expect(settings.get('siteTitle')).toEqual({ en: 'Angkor Gifts', km: 'Angkor Gifts' });
    expect(settings.get('logo')).toMatch(/^\/content\/commonImages\/logo\.[0-9a-f]{8}\.svg$/u);
    for (const name of ['phone', 'email', 'address', 'hours', 'socialUrl', 'shippingInfo'])
      expect(settings.has(name), name).toBe(true);
  });

  test('25 provinces of Cambodia with their districts, and ten other countries or more', async () => {
    const cambodia = "(select id from country where code = 'KH')";
    expect(await count(`from state_province where country_id = ${cambodia}`)).toBe(25);
    expect(await count('from country')).toBeGreaterThanOrEqual(11);
    expect(
      await count('from country c where not exists (select from state_province where country_id = c.id)'),
    ).toBe(0);
    expect(
      await count('from state_province s where not exists (select from city where state_province_id = s.id)'),
    ).toBe(0);
  });

  test('Phnom Penh comes first among the provinces', async () => {
    const { rows } = await sql<{ code: string }>`
      select s.code from state_province s join country c on c.id = s.country_id
      where c.code = 'KH' order by s.position, s.id limit 2`.execute(db);
    expect(rows.map(({ code }) => code)).toEqual(['12', '01']);
  });

  test('Khmer places carry their kind, English ones are plain', async () => {
    const names = async (table: string, code: string) => {
      const { rows } = await sql<{ name: string }>`
        select name from ${sql.raw(`${table} p join ${table}_text t on t.${table}_id = p.id`)} where code = ${code} order by language_id`.execute(
        db,
      );
      return rows.map(({ name }) => name);
    };
    expect(await names('state_province', '12')).toEqual(['Phnom Penh', 'រាជធានីភ្នំពេញ']);
    expect(await names('state_province', '17')).toEqual(['Siem Reap', 'ខេត្តសៀមរាប']);
    expect(await names('city', '1201')).toEqual(['Chamkar Mon', 'ខណ្ឌចំការមន']);
    expect(await names('city', '1710')).toEqual(['Siem Reap', 'ក្រុងសៀមរាប']);
    expect(await names('city', '0102')).toEqual(['Mongkol Borey', 'ស្រុកមង្គលបូរី']);
  });
});

describe('coupons of the demo shop', () => {
  test('WELCOME5 takes 5 dollars off the order for years, without a limit of uses', async () => {
    const coupon = await db
      .selectFrom('discount')
      .selectAll()
      .where('coupon_code', '=', 'WELCOME5')
      .executeTakeFirstOrThrow();
    expect(coupon).toMatchObject({
      kind: 'total',
      amount_cents: 500,
      percent: null,
      max_uses: null,
      max_uses_per_customer: null,
    });
    expect(coupon.ends_at.getTime() - Date.now()).toBeGreaterThan(3 * 365 * 86_400_000);
  });

  test('there is one of every kind, fixed and percent', async () => {
    for (const kind of ['products', 'categories', 'total']) {
      for (const value of ['amount_cents', 'percent']) {
        expect(
          await count(
            `from discount where coupon_code is not null and kind = '${kind}' and ${value} is not null and starts_at < now() and ends_at > now()`,
          ),
          `${kind} ${value}`,
        ).toBeGreaterThan(0);
      }
    }
  });

  test('one is over, one is to come, one is used up, one is for once per customer', async () => {
    for (const state of [
      'ends_at < now()',
      'starts_at > now()',
      'used = max_uses',
      'max_uses_per_customer = 1',
    ]) {
      expect(await count(`from discount where coupon_code is not null and ${state}`), state).toBeGreaterThan(
        0,
      );
    }
  });
});
