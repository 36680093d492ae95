import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { listLabels } from '#contract/operations/office/records/list-labels.ts';
import { measureBanner } from '#contract/operations/office/records/measure-banner.ts';
import { previewRecord } from '#contract/operations/office/records/preview-record.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const shop = await testShop(['catalogue'], { KADO_DATA: folder });
const { app, server } = shop;
const { request, inside } = officeOf(shop);
const [editor, workshop] = [await inside(4), await inside(3)];

const preview = (requests: object, by = editor) =>
  request(previewRecord, { id: null, fields: {}, page: 'home', language: 'en', ...requests }, by.cookie);
const labels = async (requests: object) => (await request(listLabels, requests, editor.cookie)).data;
const saveLabel = (id: string, version: number, fields: object) =>
  request(changeRecord, { kind: 'label', id, version, fields }, editor.cookie);
const recordsOf = async (kind: string) => (await request(getRecords, { kind }, editor.cookie)).data.records;
const banner = {
  picture: '/content/commonImages/feast.webp',
  main: { en: 'Water Festival <b>gifts</b>', km: 'កាដូបុណ្យអុំទូក' },
};

describe('a draft preview', () => {
  it('a preview shows the entered values over the stored ones, in both languages, without saving anything', async () => {
    const before = await auditedSince(shop.db);
    const { status, data } = await preview({ kind: 'banner', fields: banner });
    expect(status).toBe(200);
    expect(data.html).toContain('Water Festival &lt;b&gt;gifts&lt;/b&gt;');
    expect(data.html).toContain('/content/commonImages/feast');
    expect(data.html).not.toMatch(/<script|<noscript|autofocus/u);
    const khmer = await preview({ kind: 'banner', fields: banner, language: 'ar' });
    expect(khmer.data.html).toContain('កាដូបុណ្យអុំទូក');
    expect(await recordsOf('banner')).toEqual([]);
    expect((await request(listHistory, { kind: 'banner' }, editor.cookie)).data.changes).toEqual([]);
    expect(await before()).toEqual([]);
    const page = await server.inject({ url: '/en/' });
    expect(page.body).not.toContain('Water Festival');
  });

  it('a preview shows a stored record first, hidden or not', async () => {
    const made = { ...banner, published: false, main: { en: 'Stored', km: 'រក្សាទុក' } };
    const { data: first } = await request(
      changeRecord,
      { kind: 'banner', id: null, version: null, fields: { ...banner, main: { en: 'Other', km: '' } } },
      editor.cookie,
    );
    const { data: second } = await request(
      changeRecord,
      { kind: 'banner', id: null, version: null, fields: made },
      editor.cookie,
    );
    expect([first.version, second.version]).toEqual([1, 1]);
    const { html } = (
      await preview({ kind: 'banner', id: second.id, fields: { bottom: { en: 'New line', km: '' } } })
    ).data;
    expect(html).toContain('New line');
    expect(html.indexOf('Stored')).toBeGreaterThan(0);
    expect(html.indexOf('Stored')).toBeLessThan(html.indexOf('Other'));
    const { records } = (await request(getRecords, { kind: 'banner' }, editor.cookie)).data;
    expect(records.map((each: { fields: { published: boolean } }) => each.fields.published)).toEqual([
      true,
      false,
    ]);
  });

  it('a preview shows campaigns on their own page, and texts where they appear', async () => {
    const campaign = {
      mainTitle: { en: 'Feast', km: 'បុណ្យ' },
      picture: banner.picture,
      startsOn: '2099-11-23',
    };
    const { data } = await preview({ kind: 'campaign', fields: campaign, page: 'campaign' });
    expect(data.html).toContain('Feast');
    expect(data.html).toContain('23-11-2099');
    const texts = {
      faq: [{ question: { en: 'Do you ship?', km: '' }, answer: { en: 'To every province.', km: '' } }],
      about: { en: 'Founded by two sisters.', km: '' },
      blurb: { en: 'Made to be kept.', km: '' },
      whyBuy: [{ en: 'Because it lasts.', km: '' }],
    };
    const shown = async (page: string, fields: object) =>
      (await preview({ kind: 'pages', id: 'shop', page, fields })).data.html;
    expect(await shown('faq', { faq: texts.faq })).toContain('To every province.');
    expect(await shown('about', { about: texts.about })).toContain('Founded by two sisters.');
    expect(await shown('home', { blurb: texts.blurb })).toContain('Made to be kept.');
    expect(await shown('product', { whyBuy: texts.whyBuy })).toContain('Because it lasts.');
    expect((await recordsOf('pages'))[0].fields.about).toBeNull();
  });

  it('a preview is refused for invalid records, and for staff who may not edit them', async () => {
    const wrong = await preview({
      kind: 'banner',
      fields: { ...banner, picture: 'https://elsewhere.example/x.webp' },
    });
    expect([wrong.status, wrong.data.faults[0].field]).toEqual([400, 'picture']);
    expect((await preview({ kind: 'banner', fields: { ...banner, strange: 1 } })).status).toBe(400);
    expect((await preview({ kind: 'banner', id: 99, fields: {} })).status).toBe(404);
    expect((await preview({ kind: 'shop', id: 'shop', fields: {} })).status).toBe(400);
    expect((await preview({ kind: 'banner', fields: banner }, workshop)).status).toBe(403);
  });
});

it('interface texts are found by their text in either language, by key and by screen', async () => {
  const { texts, khmer, entityId } = sharedLabels;
  const id = `${entityId}.tryAgain`;
  const ids = (found: { labels: { id: string }[] }) => found.labels.map((each) => each.id);
  expect(ids(await labels({ find: texts.tryAgain.toUpperCase() }))).toContain(id);
  expect(ids(await labels({ find: khmer.tryAgain }))).toContain(id);
  const all = await labels({ screen: 'shared' });
  expect(all.labels.every((each: { screen: string }) => each.screen === 'shared')).toBe(true);
  expect(all.screens).toContain('shared');
  const [first, second] = [await labels({}), await labels({ from: 50 })];
  expect([first.labels.length, first.next]).toEqual([50, 50]);
  expect(ids(second)).not.toContain(first.labels[0].id);
});

it('interface texts can be replaced by staff, and restored to the built-in text', async () => {
  const [label] = (await labels({ find: 'tryAgain', screen: 'shared' })).labels;
  const { data } = await saveLabel(label.id, label.version, { en: 'Once more', km: label.builtIn.km });
  const changed = await labels({ onlyOwn: true });
  expect(changed.labels).toMatchObject([
    { id: label.id, version: data.version, builtIn: label.builtIn, byStaff: { en: 'Once more', km: '' } },
  ]);
  await request(undoChange, { kind: 'label', changeId: data.changeId }, editor.cookie);
  expect((await labels({ onlyOwn: true })).labels).toEqual([]);
  expect((await request(listLabels, {}, workshop.cookie)).status).toBe(403);
});

describe('text contrast', () => {
  /** A light picture with some color behind the text. */
  const put = async (name: string, colour: string) => {
    const plain = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 3, background } });
    const thing = await plain(90, 90, colour).png().toBuffer();
    const picture = plain(640, 300, '#f4efdc').composite([{ input: thing, left: 60, top: 100 }]);
    const content = await picture.webp({ lossless: true }).toBuffer();
    await app.stores.content.add(`commonImages/${name}.webp`, content);
    return `/content/commonImages/${name}.webp`;
  };
  const save = (fields: object) =>
    request(
      changeRecord,
      { kind: 'banner', id: null, version: null, fields: { main: banner.main, ...fields } },
      editor.cookie,
    );

  it('text contrast is checked for visible banners at the weakest spot behind their text', async () => {
    const [quiet, dark] = [await put('quiet', '#faf5e6'), await put('dark', '#283c32')];
    const measured = async (picture: string) =>
      (await request(measureBanner, { picture }, editor.cookie)).data.contrast;
    expect(await measured(quiet)).toBeGreaterThan(10);
    expect(await measured(dark)).toBeLessThan(2);
    expect(await measured('/content/commonImages/none.webp')).toBeNull();
    const refused = await save({ picture: dark });
    expect(refused).toMatchObject({
      status: 400,
      data: { faults: [{ field: 'picture', code: 'contrast' }] },
    });
    const hidden = await save({ picture: dark, published: false });
    expect(hidden.status).toBe(200);
    const { id, version } = hidden.data;
    const change = { kind: 'banner', id, version };
    expect(
      (await request(changeRecord, { ...change, fields: { published: true } }, editor.cookie)).status,
    ).toBe(400);
    expect(
      (await request(changeRecord, { ...change, fields: { published: true, picture: quiet } }, editor.cookie))
        .status,
    ).toBe(200);
  });

  it('text contrast is checked for a shop’s colors, which its pages reference as a stylesheet', async () => {
    const before = (await preview({ kind: 'pages', id: 'shop', page: 'about' })).data.html;
    expect(before).not.toContain('/colours/');
    const weak = await preview({ kind: 'pages', id: 'shop', page: 'about', fields: { accent: '#e8b4c0' } });
    expect(weak).toMatchObject({ status: 400, data: { faults: [{ field: 'accent', code: 'contrast' }] } });
    const { html } = (
      await preview({ kind: 'pages', id: 'shop', page: 'about', fields: { accent: '#7A1F3D' } })
    ).data;
    const sheet = '/colours/7a1f3d.-.-.css';
    expect(html).toContain(`<link rel="stylesheet" href="${sheet}">`);
    const requests = (url: string) => server.inject({ url });
    const answer = await requests(sheet);
    expect(answer.headers['content-type']).toContain('text/css');
    expect(answer.headers['content-security-policy']).toContain("style-src 'self';");
    expect(answer.body).toMatch(/^:root\{--green:#7a1f3d;/u);
    expect((await requests('/colours/e8b4c0.-.-.css')).statusCode).toBe(404);
  });
});
