import { expect, it } from 'vitest';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { importRecords } from '#contract/operations/office/records/import-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { redirected } from '../../../server/http/redirected.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop([]);
const { request, inside } = officeOf(shop);
const [owner, workshop] = [await inside(1), await inside(3)];
const kind = 'redirect';

const list = async (choices: object = {}) =>
  (await request(listRecords, { kind, ...choices }, owner.cookie)).data;
const save = (fields: object, id: number | null = null, version: number | null = null) =>
  request(changeRecord, { kind, id, version, fields }, owner.cookie);
const load = async (csv: string, isTrial = false) =>
  (await request(importRecords, { kind, csv, isTrial }, owner.cookie)).data;
const visit = (address: string) => redirected(shop.app, address);
const hiddenPage = { slug: 'hidden', title: { en: 'Hidden', km: 'លាក់' }, published: false };
const pathsOf = (answer: { records: { fields: { fromPath: string } }[] }) =>
  answer.records.map(({ fields }) => fields.fromPath);

it('a redirect is created, listed, followed, counted, edited, undone and deleted', async () => {
  const { fields, blank, records } = (await request(getRecords, { kind, ids: [] }, owner.cookie)).data;
  expect(records).toEqual([]);
  expect(blank).toMatchObject({ fromPath: '', toPath: '/' });
  expect(fields).toMatchObject({
    fromPath: { input: 'text', most: 500 },
    hits: { input: 'number', isReadOnly: true },
    lastHitAt: { input: 'moment', isReadOnly: true },
  });
  const { id } = (await save({ fromPath: '/mugs.html', toPath: '/en/about' })).data;
  expect(await visit('/mugs.html')).toBe('/en/about');
  await expect.poll(async () => (await list()).records[0].fields.hits).toBe(1);
  const { changeId, version } = (await save({ toPath: '/en/faq' }, id, 1)).data;
  expect(await visit('/mugs.html')).toBe('/en/faq');
  expect(version).toBe(2);
  await request(undoChange, { kind, changeId }, owner.cookie);
  expect(await visit('/mugs.html')).toBe('/en/about');
  const { changes } = (await request(listHistory, { kind, id }, owner.cookie)).data;
  expect(changes.map(({ state }: { state: string }) => state)).toEqual(['changed', 'changed', 'created']);
  await request(changeRecord, { kind, id, version: 3, fields: {}, remove: true }, owner.cookie);
  expect(await visit('/mugs.html')).toBeNull();
  expect((await list()).found).toBe(0);
});

it('a redirect matches with or without host, language, last slash and tracking query, and in Khmer', async () => {
  await save({ fromPath: '/ទំព័រចាស់', toPath: '/ar/about' });
  await save({ fromPath: '/index.php?id=5', toPath: '/en/faq' });
  await save({ fromPath: 'https://old.example/shop/', toPath: '/' });
  expect(await visit(encodeURI('/ទំព័រចាស់'))).toBe('/ar/about');
  expect(await visit(encodeURI('/ar/ទំព័រចាស់/'))).toBe('/ar/about');
  expect(await visit('/index.php?id=5')).toBe('/en/faq');
  expect(await visit('/index.php?id=6')).toBeNull();
  expect(await visit('/shop?utm=x')).toBe('/');
  for (const strange of ['/en/%00', '/%ED%A0%80', '/%', `/${'x'.repeat(5000)}`])
    expect(await visit(strange)).toBeNull();
  await shop.query`delete from redirect`;
});

const errorsAfter = async (fields: object) => (await save(fields)).data?.faults ?? null;

it('redirects never lead in a circle', async () => {
  const loop = [{ field: 'toPath', code: 'loop' }];
  await save({ fromPath: '/a', toPath: '/b' });
  await save({ fromPath: '/b', toPath: '/c' });
  expect(await errorsAfter({ fromPath: '/c', toPath: '/a' })).toEqual(loop);
  expect(await errorsAfter({ fromPath: '/d', toPath: '/d' })).toEqual(loop);
  expect(await visit('/a')).toBe('/c');
  const report = await load('fromPath,toPath\n/e,/f\n/f,/e\n');
  expect(report).toMatchObject({ created: 1, refused: [{ line: 3 }] });
  // A circle in the table, from whatever source, still ends.
  await shop.query`update redirect set to_path = '/a' where from_path = '/b'`;
  expect(await visit('/a')).toBeNull();
  await shop.query`delete from redirect`;
});

it.each([
  ['/old-mug', '/en/old-mug'],
  ['/old-mug', '/ar/old-mug?from=mail'],
  ['/Old-Mug', '/old-mug/'],
  ['/old?id=5', '/old?id=5&utm_source=x'],
  ['/ទំព័រចាស់', encodeURI('/ar/ទំព័រចាស់')],
])('a redirect is compared as visitors are: %s can’t lead to %s', async (fromPath, toPath) => {
  expect(await errorsAfter({ fromPath, toPath })).toEqual([{ field: 'toPath', code: 'loop' }]);
  await shop.query`insert into redirect (from_path, to_path) values (${fromPath}, ${toPath})`;
  expect(await visit(encodeURI(fromPath))).toBeNull();
  await shop.query`delete from redirect`;
});

it.each(['/en/about', '/about/', '/', '/en/', '/ar', '/all-products/0/recent-products', '/cart?x=1'])(
  'a redirect of a page that every shop has is refused: %s',
  async (fromPath) => {
    expect(await errorsAfter({ fromPath, toPath: '/en/faq' })).toEqual([
      { field: 'fromPath', code: 'livePage' },
    ]);
  },
);

it.each(['/office', '/office/orders', '/api/v1/x', '/content/a.jpg', '/sitemap.xml', '/page-data/x'])(
  'a redirect of an address that the shop itself uses is refused: %s',
  async (fromPath) => {
    expect(await errorsAfter({ fromPath, toPath: '/en/faq' })).toEqual([
      { field: 'fromPath', code: 'reserved' },
    ]);
  },
);

it('a redirect stays in the shop', async () => {
  for (const toPath of ['https://t.me/shop', 'HTTP://t.me', ' https://old.example/en/about'])
    expect(await errorsAfter({ fromPath: '/telegram', toPath })).toEqual([
      { field: 'toPath', code: 'otherSite' },
    ]);
});

it('a page that exists ends the way, even if a redirect has its address', async () => {
  await shop.query`insert into redirect (from_path, to_path) values ('/en/about', '/en/faq')`;
  await save({ fromPath: '/ar/x', toPath: '/en/about' });
  expect(await visit('/ar/x')).toBe('/en/about');
  await shop.query`delete from redirect`;
});

it('capital letters don’t matter, and a second redirect of the same address is refused', async () => {
  expect(await errorsAfter({ fromPath: '/About-Us.html', toPath: '/en/about' })).toBeNull();
  expect(await visit('/about-us.HTML')).toBe('/en/about');
  expect(await errorsAfter({ fromPath: '/about-us.html', toPath: '/en/faq' })).toMatchObject([
    { field: 'fromPath', code: 'taken' },
  ]);
  // Paths of pages have small letters, so this is an old address.
  expect(await errorsAfter({ fromPath: '/About', toPath: '/en/about' })).toBeNull();
  expect(await visit('/ABOUT/')).toBe('/en/about');
  await shop.query`delete from redirect`;
});

it('the office says what a redirect does: its page may exist, and its target be hidden or missing', async () => {
  const { id } = (
    await request(
      changeRecord,
      { kind: 'customPage', id: null, version: null, fields: hiddenPage },
      owner.cookie,
    )
  ).data;
  await load(
    'fromPath,toPath\n/1,/en/about\n/2,/1\n/3,/en/nothing\n/4,/pages/hidden\n/5,/product-detail/999/shop/x\n/pages/hidden,/en/faq\n',
  );
  const effects = async () =>
    Object.fromEntries(
      (await list()).records.map(({ fields }: { fields: Record<string, string> }) => [
        fields['fromPath'],
        fields['effect'],
      ]),
    );
  expect(await effects()).toEqual({
    '/1': 'works',
    '/2': 'works',
    '/3': 'nowhere',
    '/4': 'works',
    '/5': 'nowhere',
    '/pages/hidden': 'works',
  });
  await shop.query`delete from redirect where from_path = '/pages/hidden'`;
  expect((await effects())['/4']).toBe('unpublished');
  await save({ fromPath: '/pages/hidden', toPath: '/en/faq' });
  await shop.query`update custom_page set published = true where id = ${id}`;
  expect(await effects()).toMatchObject({ '/4': 'works', '/pages/hidden': 'unused' });
  await shop.query`delete from redirect`;
});

it('wrong fields are refused by name', async () => {
  const errors = async (fields: object) => (await save(fields)).data.faults;
  expect(await errors({ fromPath: 'https://', toPath: '/' })).toMatchObject([
    { field: 'fromPath', code: 'path' },
  ]);
  expect(await errors({ fromPath: '/x\0y', toPath: '/' })).toMatchObject([
    { field: 'fromPath', code: 'path' },
  ]);
  expect(await load('fromPath,toPath\n/x\0y,/\n')).toMatchObject({ created: 0, refused: [{ line: 2 }] });
  expect(await errors({ fromPath: '/x', toPath: '//evil.example' })).toMatchObject([
    { field: 'toPath', code: 'path' },
  ]);
  expect(await errors({ fromPath: '/x', toPath: '/y', hits: 5 })).toMatchObject([
    { field: 'hits', code: 'unknown' },
  ]);
  await save({ fromPath: '/x', toPath: '/y' });
  expect(await errors({ fromPath: '/x', toPath: '/z' })).toMatchObject([
    { field: 'fromPath', code: 'taken' },
  ]);
  await shop.query`delete from redirect`;
});

it('a list is searched, sorted and paged', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => `/page-${String(at).padStart(3, '0')},/to-${119 - at}`);
  expect(await load(['fromPath,toPath', ...rows].join('\n'))).toMatchObject({ created: 120, refused: [] });
  const first = await list();
  expect(first).toMatchObject({ found: 120, next: 50 });
  expect(pathsOf(first)[0]).toBe('/page-000');
  expect(pathsOf(await list({ from: 100 }))).toHaveLength(20);
  expect(pathsOf(await list({ isBackwards: true }))[0]).toBe('/page-119');
  expect(pathsOf(await list({ sort: 'toPath' }))[0]).toBe('/page-119');
  expect(await list({ find: 'page-11' })).toMatchObject({ found: 10 });
  expect((await list({ find: '%' })).found).toBe(0);
  for (const find of ['\0', '\ud800'])
    expect((await request(listRecords, { kind, find }, owner.cookie)).status).toBeLessThan(500);
  expect((await request(listRecords, { kind, sort: 'nothing' }, owner.cookie)).status).toBe(400);
});

it('an exported list imported again changes nothing, and errors name the line', async () => {
  const { csv, rows } = (await request(exportRecords, { kind }, owner.cookie)).data;
  expect(rows).toBe(120);
  expect(await load(csv, true)).toMatchObject({ created: 0, changed: 0, unchanged: 120, unknownColumns: [] });
  const trial = await load('fromPath;toPath;note\n/page-000;/elsewhere;x\n/new;nowhere;\n', true);
  expect(trial).toMatchObject({
    changed: 1,
    created: 0,
    unknownColumns: ['note'],
    refused: [{ line: 3, faults: [{ field: 'toPath', code: 'path' }] }],
  });
  expect((await list({ find: 'elsewhere' })).found).toBe(0);
  expect((await request(importRecords, { kind, csv: 'a,b\n1,2' }, owner.cookie)).status).toBe(400);
  expect((await request(importRecords, { kind, csv: '"' }, owner.cookie)).status).toBe(400);
});

it('a list is only for roles with its permission', async () => {
  for (const operation of [listRecords, exportRecords])
    expect((await request(operation, { kind }, workshop.cookie)).status).toBe(403);
  expect((await request(importRecords, { kind, csv: '' }, workshop.cookie)).status).toBe(403);
});
