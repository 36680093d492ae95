import { beforeEach, describe, expect, it } from 'vitest';
import { getCustomPage } from '#contract/operations/content/get-custom-page.ts';
import { getCustomPageList } from '#contract/operations/content/get-custom-page-list.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getWebCampaignDetail } from '#contract/operations/content/get-web-campaign-detail.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { importRecords } from '#contract/operations/office/records/import-records.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { previewRecord } from '#contract/operations/office/records/preview-record.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { filledBody, pageDrafts } from '#office/setup-guide/page-drafts.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue'], { LIMIT_BROWSE: '10000' });
const { request, inside } = officeOf(shop);
const [editor, workshop] = [await inside(4), await inside(3)];
const { request: call } = await guestCalls(shop.db);
const kind = 'customPage';
beforeEach(() => shop.query`delete from custom_page`);

const save = async (fields: object, id: number | null = null, version: number | null = null) =>
  (await request(changeRecord, { kind, id, version, fields }, editor.cookie)).data;
const codesOf = async (fields: object) =>
  ((await save(fields)).faults ?? []).map(
    ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
  );
const visit = async (url: string) => {
  shop.app.changes.announce('texts');
  return shop.server.inject({ url, headers: { accept: 'text/html' } });
};
const terms = {
  slug: 'terms',
  title: { en: 'Terms of sale', km: 'លក្ខខណ្ឌលក់' },
  body: { en: '<h2>Orders</h2><p>We deliver.</p>', km: '<p>យើងដឹកជញ្ជូន។</p>' },
  keywords: { en: 'agreement', km: '' },
};

describe('a page of the shop’s own', () => {
  it('a page of the shop’s own is a draft until staff publish it, and is linked where they want it', async () => {
    const audited = await auditedSince(shop.db);
    const plain = (await visit('/en/')).body;
    const { id } = await save({ ...terms, atCheckout: true });
    expect((await visit('/en/pages/terms')).statusCode).toBe(404);
    expect(await call(getCustomPageList, { languageCode: 'en' })).toEqual([]);
    // A draft leaves every other page as it was.
    expect((await visit('/en/')).body).toBe(plain);
    const { changeId } = await save({ published: true }, id, 1);
    expect(await call(getCustomPageList, { languageCode: 'ar' })).toEqual([
      {
        Slug: 'terms',
        Title: 'លក្ខខណ្ឌលក់',
        SearchText: 'Terms of sale លក្ខខណ្ឌលក់ agreement ',
        InFooter: true,
        AtCheckout: true,
        Agreement: 'ការបញ្ជាទិញមានន័យថា អ្នកយល់ព្រមតាម {pages} របស់យើង។',
        PagesFound: 'ទំព័រ៖ {pages}',
      },
    ]);
    const { body } = await visit('/ar/pages/terms');
    for (const part of [
      '<title lang="km">លក្ខខណ្ឌលក់ | ',
      '<meta name="description" content="យើងដឹកជញ្ជូន។">',
      '/ar/pages/terms">',
      'hreflang="en" href="http',
      '"@type":"BreadcrumbList"',
      '<p>យើងដឹកជញ្ជូន។</p>',
    ])
      expect(body).toContain(part);
    expect((await visit('/en/')).body).toContain('<a href="/en/pages/terms">Terms of sale</a>');
    expect((await visit('/sitemap/pages.xml')).body).toContain('/en/pages/terms</loc>');
    await request(undoChange, { kind, changeId }, editor.cookie);
    expect((await visit('/en/pages/terms')).statusCode).toBe(404);
    expect((await visit('/en/')).body).toBe(plain);
    expect((await audited()).map(({ event }) => event)).toEqual([
      'customPage created',
      'customPage changed',
      'customPage changed',
    ]);
    await request(changeRecord, { kind, id, version: 3, fields: {}, remove: true }, editor.cookie);
  });

  it('a page of the shop’s own is shown only between its dates, in the language it has', async () => {
    const english = { ...terms, title: { en: 'Offer', km: '' }, body: { en: '<p>Now</p>', km: '' } };
    const { id } = await save({ ...english, published: true, endsOn: '2020-01-01' });
    expect((await visit('/en/pages/terms')).statusCode).toBe(404);
    await save({ endsOn: null, startsOn: '2020-01-01' }, id, 1);
    const [row] = await call(getCustomPage, { Slug: 'terms', languageCode: 'ar' });
    expect(row).toMatchObject({ Title: 'Offer', BodyTag: 'en', MetaTitle: '' });
    await save({ metaTitle: { en: 'For engines', km: '' }, metaDescription: { en: 'A & B', km: '' } }, id, 2);
    const { body } = await visit('/en/pages/terms');
    expect(body).toContain('<title>For engines | ');
    expect(body).toContain('content="A &#38; B"');
  });

  it('a custom page loses its scripts', async () => {
    const hostile = '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    const { id } = await save({ ...terms, body: { en: hostile, km: hostile }, published: true });
    const { records } = (await request(getRecords, { kind, ids: [id] }, editor.cookie)).data;
    expect(records[0].fields.body).toEqual({ en: '<p>Hi</p>', km: '<p>Hi</p>' });
    // Whatever the table contains is sanitized again.
    await shop.query`update custom_page set body_en = ${hostile}`;
    expect((await visit('/en/pages/terms')).body).toContain('<p>Hi</p>');
  });

  it('a page of the shop’s own is refused with wrong fields, each named', async () => {
    const open = { ...terms, body: { en: '<p>[your address]</p>', km: '' } };
    expect(await codesOf({ ...open, published: true })).toEqual(['body openPart']);
    expect(await codesOf({ ...terms, body: { en: '', km: '' }, published: true })).toEqual(['body missing']);
    expect(await codesOf(open)).toEqual([]);
    expect(await codesOf(open)).toEqual(['slug taken']);
    for (const slug of ['', 'a b', '../x', 'ឈ្មោះ', 'a--b'])
      expect(await codesOf({ ...terms, slug })).toEqual(['slug slug']);
    expect(await codesOf({ ...terms, slug: 'x', title: { en: '', km: '' } })).toEqual(['title missing']);
    expect(await codesOf({ ...terms, slug: 'x', title: { en: 'a\0', km: '' } })).toEqual([
      'title characters',
    ]);
    const dates = { startsOn: '2027-01-02', endsOn: '2027-01-01' };
    expect(await codesOf({ ...terms, slug: 'x', ...dates })).toEqual(['endsOn shape']);
    for (const slug of ['%00', 'x'.repeat(300), '%ED%A0%80', '%'])
      expect([400, 404]).toContain((await visit(`/en/pages/${slug}`)).statusCode);
  });

  it('drafts of pages are offered that can’t be published before staff fill them in', async () => {
    for (const { fields } of pageDrafts) {
      expect(fields).toMatchObject({ inFooter: true });
      expect(fields).not.toHaveProperty('published');
      expect(await codesOf({ ...fields, published: true })).toEqual(['body openPart']);
      expect(await codesOf(fields)).toEqual([]);
    }
    expect(await call(getCustomPageList, { languageCode: 'en' })).toEqual([]);
  });

  it('a draft has the shop’s name, address and email, and keeps the other parts in brackets', () => {
    const [{ fields }] = pageDrafts as readonly [(typeof pageDrafts)[number]];
    const { en, km } = filledBody(fields.body, {
      siteTitle: { en: 'Mekong & Print', km: '' },
      legalName: null,
      address: { en: 'Street 1', km: 'ផ្លូវ ១' },
      email: 'hello@shop.example',
    });
    expect(en).toContain('run by Mekong &amp; Print, Street 1. Write to hello@shop.example.');
    expect(km).toContain('ផ្លូវ ១');
    for (const text of [en, km]) expect(text).toMatch(/\[[^\]]+\]/u);
    expect(filledBody(fields.body, {})).toEqual(fields.body);
    const unsent = filledBody(fields.body, {}, true);
    expect([unsent.en, unsent.km].join(' ')).not.toMatch(/by email|តាមអ៊ីមែល/u);
  });

  it('a page of the shop’s own is previewed, exported, imported, and only for roles with its permission', async () => {
    const preview = { kind, page: 'customPage', language: 'en' };
    const drawn = (await request(previewRecord, { ...preview, id: null, fields: terms }, editor.cookie)).data;
    expect(drawn.html).toContain('<h2>Orders</h2>');
    const { id } = await save(terms);
    const text = { body: { en: '<p>Soon</p>', km: '' } };
    const again = (await request(previewRecord, { ...preview, id, fields: text }, editor.cookie)).data;
    expect(again.html).toContain('<p>Soon</p>');
    const same = (await request(previewRecord, { ...preview, id, fields: {} }, editor.cookie)).data;
    expect(same.html).toContain('<h2>Orders</h2>');
    const { csv } = (await request(exportRecords, { kind }, editor.cookie)).data;
    const load = async (file: string) =>
      (await request(importRecords, { kind, csv: file, isTrial: false }, editor.cookie)).data;
    expect(await load(csv)).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    expect(await load(csv.replaceAll('terms', 'terms-two'))).toMatchObject({ created: 1, refused: [] });
    const found = (await request(listRecords, { kind, find: 'terms-two' }, editor.cookie)).data;
    expect(found.found).toBe(1);
    const hidden = { kind, filters: { published: 'false' } };
    expect((await request(listRecords, hidden, editor.cookie)).data.found).toBe(2);
    for (const operation of [listRecords, exportRecords, getRecords])
      expect((await request(operation, { kind }, workshop.cookie)).status).toBe(403);
  });
});

it('a search names the pages that match it, also when no product does', async () => {
  await save({ ...terms, published: true });
  const searched = async (labels: string, lang = 'en') =>
    (await visit(`/${lang}/all-products/0/all-categories?SearchTerm=${encodeURIComponent(labels)}`)).body;
  const link = '<a href="/en/pages/terms">Terms of sale</a>';
  // The first one is in the footer.
  const count = (body: string) => body.split(link).length - 2;
  for (const labels of ['term', 'Agreement', 'លក្ខខណ្ឌ']) expect(count(await searched(labels))).toBe(1);
  expect(count(await searched('mug'))).toBe(0);
  expect((await searched('agreement', 'ar')).replaceAll('<!-- -->', '')).toContain(
    'ទំព័រ៖ <a href="/ar/pages/terms">',
  );
});

it('staff replace the links at the top and in the footer, in their order', async () => {
  const change = async (fields: object) => {
    const [{ version }] = (await request(getRecords, { kind: 'pages' }, editor.cookie)).data.records;
    return (await request(changeRecord, { kind: 'pages', id: 'shop', version, fields }, editor.cookie)).data;
  };
  const link = (text: string, url: string) => ({ text, url });
  const plain = (await visit('/en/')).body;
  await change({
    topLinks: [link('Reviews', 'https://reviews.example/kado'), link('Bags', '/{lang}/all-products/1/bags')],
    footerLinks: [link('<b>Terms</b>', '/{lang}/pages/terms'), link('Gone', '/{lang}/pages/gone')],
  });
  await save({ ...terms, published: true, inFooter: false });
  const { TopLinks } = await call(getShopSettings, { languageCode: 'ar' });
  expect(TopLinks?.map(({ Url }) => Url)).toEqual([
    'https://reviews.example/kado',
    '/ar/all-products/1/bags',
  ]);
  const { body } = await visit('/en/');
  expect(body.indexOf('href="https://reviews.example/kado"')).toBeLessThan(
    body.indexOf('href="/en/all-products/1/bags"'),
  );
  expect(body).toContain('<a href="/en/pages/terms">&lt;b&gt;Terms&lt;/b&gt;</a>');
  expect(body).not.toContain('/en/pages/gone');
  for (const url of ['javascript:alert(1)', '//evil.example', '/office/', 'http://evil.example'])
    expect((await change({ topLinks: [link('x', url)] })).faults).toHaveLength(1);
  await change({ topLinks: null, footerLinks: null });
  expect((await visit('/en/')).body).toBe(plain);
});

it('categories and campaigns have a title and a description for search engines', async () => {
  const meta = {
    metaTitle: { en: 'Best <bags>', km: 'កាបូបល្អ' },
    metaDescription: { en: 'All our bags', km: '' },
  };
  const [category] = (await request(getRecords, { kind: 'category' }, editor.cookie)).data.records;
  const { id, version } = category;
  const saved = await request(changeRecord, { kind: 'category', id, version, fields: meta }, editor.cookie);
  expect(saved.status).toBe(200);
  const pageOf = async (url: string): Promise<string> => {
    const { statusCode, headers, body } = await visit(url);
    return statusCode === 301 ? pageOf(String(headers.location)) : body;
  };
  const english = await pageOf(`/en/all-products/${id}/x`);
  expect(english).toContain('<title>Best &#60;bags&#62; | ');
  expect(english).toContain('content="All our bags"');
  expect(await pageOf(`/ar/all-products/${id}/x`)).toContain('<title lang="km">កាបូបល្អ | ');
  const campaign = {
    mainTitle: { en: 'Feast', km: 'បុណ្យ' },
    picture: '/content/commonImages/feast.webp',
    ...meta,
  };
  const made = await request(
    changeRecord,
    { kind: 'campaign', id: null, version: null, fields: campaign },
    editor.cookie,
  );
  const [row] = await call(getWebCampaignDetail, { CampaignId: made.data.id, languageCode: 'en' });
  expect(row).toMatchObject({ MetaTitle: 'Best <bags>', MetaDescription: 'All our bags' });
  expect(await pageOf(`/en/campaign/${made.data.id}/x`)).toContain('<title>Best &#60;bags&#62; | ');
});
