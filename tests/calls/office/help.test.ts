import { describe, expect, test } from 'vitest';
import { screens } from '#office/screens.ts';
import { languageCodes } from '#contract/languages.ts';
import { readManual } from '#server/http/help/manual.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { shopApi } from '#tests/support/shop-api.ts';

const { db } = await demoDatabase();
const { server } = await shopApi(db);

describe.each(languageCodes)('the manual in %s', (lang) => {
  test.each(readManual(lang))(
    'the manual shows $name without a login, with links to existing pages',
    async ({ name }) => {
      const { statusCode, headers, body } = await server.inject(`/office/help/${lang}/${name}`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u);
      const links = [...body.matchAll(/(?:src|href)="([^"#]+)/gu)]
        .map(([, link = '']) => link)
        .filter((link) => link.startsWith('/office/help/'));
      for (const link of new Set(links))
        expect([link, (await server.inject(link)).statusCode]).toEqual([link, 200]);
    },
  );

  test('the manual leads from each screen to a section of its page', async () => {
    for (const screen of Object.keys(screens)) {
      const { statusCode, headers } = await server.inject(`/office/help/${lang}?screen=${screen}`);
      const [page = '', id] = String(headers.location).split('#');
      expect([screen, statusCode, page]).toEqual([screen, 302, expect.stringContaining(`/help/${lang}/`)]);
      expect((await server.inject(page)).body).toContain(` id="${id}"`);
    }
  });
});

test('unknown pages, languages and screens lead to the contents', async () => {
  for (const [url, contents] of [
    ['/office/help', '/office/help/en'],
    ['/office/help/fr/orders', '/office/help/en'],
    ['/office/help/ar/nothing', '/office/help/ar'],
    ['/office/help/ar?screen=//evil.example', '/office/help/ar/README'],
  ] as const)
    expect((await server.inject(url)).headers.location).toBe(contents);
});

test('pictures come from one folder only', async () => {
  const statusOf = async (file: string) => (await server.inject(`/office/help/pictures/${file}`)).statusCode;
  expect(await statusOf('none.webp')).toBe(404);
  expect(await statusOf('manual-today.en.webp')).toBe(200);
  expect(await statusOf('..%2f..%2fstorefront%2fpicture.webp')).toBe(302);
});

test('the manual is only where the office is', async () => {
  const { server: apart } = await shopApi(db, { OFFICE_URL: 'https://office.example' });
  expect((await apart.inject('/office/help/en')).statusCode).toBe(404);
  const there = await apart.inject({ url: '/office/help/en', headers: { host: 'office.example' } });
  expect(there.statusCode).toBe(200);
});
