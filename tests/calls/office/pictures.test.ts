import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, test } from 'vitest';
import { renditions } from '#contract/constants.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { getFile } from '#contract/operations/office/pictures/get-file.ts';
import { getUpload } from '#contract/operations/office/pictures/get-upload.ts';
import { getProductFile } from '#contract/operations/office/pictures/get-product-file.ts';
import { keepFile } from '#contract/operations/office/pictures/keep-file.ts';
import { makePicture } from '#contract/operations/office/pictures/make-picture.ts';
import { renditionPath } from '#contract/picture-names.ts';
import { makeAvif } from '#server/pictures/make-avif.ts';
import { uploadFiles } from '#server/pictures/upload-files.ts';
import { dropUploads } from '#shop/housekeeping/housekeeping.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf, ownPage } from '#tests/support/office-api.ts';
import { s3Stub } from '#tests/support/s3-stub.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { halves, uploadsOf } from './uploading.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const shop = await testShop(['catalogue'], { KADO_DATA: folder });
const { db, query, app, server } = shop;
const { ask, inside } = officeOf(shop);
const { put, upload } = uploadsOf(shop, ask);
const [owner, editor, colleague, books, workshop] = [
  await inside(1),
  await inside(4),
  await inside(4),
  await inside(5),
  await inside(3),
];
const photo = await halves(3000, 1500);
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(99),
]);
const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });
const square = { ratio: 1 };
interface Made {
  use: 'product' | 'setting';
  by: { cookie: string };
}
const asEditor: Made = { use: 'product', by: editor };
const made = async (content: Buffer, wish: object = square, { use, by }: Made = asEditor) =>
  ask(
    makePicture,
    { use, source: { upload: await upload(content, by.cookie, { use }) }, ...wish },
    by.cookie,
  );
const colourAt = async (picture: Buffer, left: number) => {
  const { width, height } = await sharp(picture).metadata();
  const { data } = await sharp(picture)
    .extract({ left: Math.round(left * width), top: Math.round(height / 2), width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
};
const inPrivate = (below: string): string[] =>
  existsSync(path.join(folder, 'private', below)) ? readdirSync(path.join(folder, 'private', below)) : [];

describe('an upload', () => {
  it('goes on after a lost line from where it stopped, also in another process', async () => {
    const other = { ...(await shop.anotherProcess()), db };
    const elsewhere = uploadsOf(other, officeOf(other).ask);
    const { data } = await ask(
      beginUpload,
      { use: 'product', fileName: 'a.jpg', bytes: photo.length },
      editor.cookie,
    );
    const half = Math.floor(photo.length / 2);
    expect(await put(data.id, 0, photo.subarray(0, half), editor.cookie)).toMatchObject({
      status: 200,
      data: { received: half },
    });
    // The answer was lost: the same piece comes again, and a later one too early.
    expect((await put(data.id, 0, photo.subarray(0, half), editor.cookie)).status).toBe(409);
    expect((await put(data.id, half + 5, photo.subarray(half), editor.cookie)).status).toBe(409);
    const { received } = (
      await officeOf(other).ask(getUpload, { id: data.id, use: 'product' }, editor.cookie)
    ).data;
    expect(received).toBe(half);
    expect(
      (await ask(makePicture, { use: 'product', source: { upload: data.id } }, editor.cookie)).status,
    ).toBe(404);
    expect((await elsewhere.put(data.id, received, photo.subarray(received), editor.cookie)).data).toEqual({
      received: photo.length,
    });
    const since = await auditedSince(db);
    const answer = await officeOf(other).ask(
      makePicture,
      { use: 'product', source: { upload: data.id }, ratio: 1 },
      editor.cookie,
    );
    expect(answer.data).toMatchObject({ width: 1500, height: 1500 });
    // Asked again, as after an answer that was lost.
    expect(
      (await ask(makePicture, { use: 'product', source: { upload: data.id }, ratio: 1 }, editor.cookie)).data,
    ).toEqual(answer.data);
    expect(await since()).toMatchObject([
      {
        actor: `staff ${editor.id}`,
        event: 'file uploaded',
        detail: { use: 'product', bytes: photo.length },
      },
    ]);
    expect(inPrivate(`uploads/${data.id}`)).toEqual([]);
    expect((await get(answer.data.path)).headers['content-type']).toBe('image/webp');
  });

  it('of two pieces for the same place one counts', async () => {
    const { data } = await ask(beginUpload, { use: 'product', fileName: 'a.jpg', bytes: 100 }, editor.cookie);
    const both = [
      put(data.id, 0, Buffer.alloc(60), editor.cookie),
      put(data.id, 0, Buffer.alloc(70), editor.cookie),
    ];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  });

  it('is nobody else’s, and needs a permission and a page of the office', async () => {
    const id = await upload(photo, editor.cookie);
    expect((await ask(getUpload, { id, use: 'product' }, colleague.cookie)).status).toBe(404);
    expect(
      (await ask(makePicture, { use: 'product', source: { upload: id } }, colleague.cookie)).status,
    ).toBe(404);
    expect((await put(id, 0, photo.subarray(0, 9), colleague.cookie)).status).toBe(404);
    expect((await put(id, 0, photo.subarray(0, 9), books.cookie)).status).toBe(403);
    expect((await put(id, 0, photo.subarray(0, 9), '')).status).toBe(401);
    expect(
      (await put(id, 0, photo.subarray(0, 9), editor.cookie, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    expect((await ask(keepFile, { upload: id, type: '' }, editor.cookie)).status).toBe(404);
  });

  it('takes no more than was said, no odd body and no odd address', async () => {
    const { data } = await ask(beginUpload, { use: 'product', fileName: 'a.jpg', bytes: 10 }, editor.cookie);
    const statuses = [
      await put(data.id, 0, Buffer.alloc(11), editor.cookie),
      await put(data.id, 0, Buffer.alloc(0), editor.cookie),
      await put(data.id, '0x1', Buffer.alloc(5), editor.cookie),
      await put(data.id, '99999999999999', Buffer.alloc(5), editor.cookie),
      await put('not-an-id', 0, Buffer.alloc(5), editor.cookie),
      await put(data.id, 0, Buffer.alloc(2_000_000), editor.cookie),
      await put(data.id, 0, Buffer.from('{}'), editor.cookie, { 'content-type': 'application/json' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 404, 413, 415]);
    const tooLarge = { use: 'product', fileName: 'a.jpg', bytes: 60_000_000 };
    expect((await ask(beginUpload, tooLarge, editor.cookie)).status).toBe(400);
  });
});

describe('a picture', () => {
  it('is the wanted part, tells nothing of its taking, and has all sizes; its original is kept', async () => {
    const right = await made(photo, { ratio: 1, part: { left: 0.5, top: 0, width: 0.5, height: 1 } });
    expect(right.data).toMatchObject({ width: 1500, height: 1500 });
    const picture = (await get(right.data.path)).rawPayload;
    expect([await colourAt(picture, 0.05), await colourAt(picture, 0.95)]).toEqual(['blue', 'blue']);
    expect(picture.includes('secret place')).toBe(false);
    for (const width of renditions.widths) {
      const each = await get(renditionPath(right.data.path, width, 'webp'));
      expect(each.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
      expect((await sharp(each.rawPayload).metadata()).width).toBe(width);
    }
    const middle = (await made(photo, { ratio: 16 / 10 })).data;
    expect(middle.width / middle.height).toBeCloseTo(1.6, 2);
    expect((await made(photo, {})).data).toMatchObject({ width: 2400, height: 1200 });

    // Cut anew, by a colleague too: the other half of the same original.
    const part = { left: 0, top: 0, width: 0.5, height: 1 };
    const left = await ask(
      makePicture,
      { use: 'product', source: { path: right.data.path }, part, ratio: 1 },
      colleague.cookie,
    );
    expect(await colourAt((await get(left.data.path)).rawPayload, 0.95)).toBe('red');
    expect(left.data.path).not.toBe(right.data.path);
    const preview = `/office/originals/${path.basename(right.data.path)}`;
    const shown = await get(preview, { cookie: colleague.cookie, ...ownPage });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1600,
      height: 800,
    });
    expect((await get(preview, { cookie: books.cookie, ...ownPage })).statusCode).toBe(403);
    expect((await get(preview, ownPage)).statusCode).toBe(401);
  });

  it('is WebP at once under the name of its AVIF, for a while, and AVIF once a job has made it', async () => {
    const { data } = await made(await halves(800, 800));
    const name = renditionPath(data.path, 320, 'avif');
    const before = await get(name);
    expect(before.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=30',
    });
    while (await makeAvif({ db, content: app.stores.content })) continue;
    const after = await get(name);
    expect(after.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(after.rawPayload).metadata()).compression).toBe('av1');
    expect((await get(renditionPath('/content/commonImages/no.00000000.webp', 320, 'avif'))).statusCode).toBe(
      404,
    );
  });

  it.each([
    [
      'a page named like a photo',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'This is no picture',
    ],
    [
      'a drawing where photos are wanted',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'This is no picture',
    ],
    ['half a photo', photo.subarray(0, photo.length / 2), 'This is no picture'],
    ['HEIC', heic, 'HEIC'],
    ['81 million pixels', bomb, '50 million'],
  ])('is refused in words: %s', async (_what, content, words) => {
    const id = await upload(content, editor.cookie);
    const { status, error } = await ask(
      makePicture,
      { use: 'product', source: { upload: id }, ratio: 1 },
      editor.cookie,
    );
    expect([status, error]).toEqual([400, expect.stringContaining(words)]);
    expect((await ask(getUpload, { id, use: 'product' }, editor.cookie)).status).toBe(404);
    expect(inPrivate(`uploads/${id}`)).toEqual([]);
  });

  it('may be a drawing where the shop takes one, cleaned', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><script>alert(1)</script><path onclick="x()" d="M0 0h9"/></svg>';
    const { data } = await made(Buffer.from(svg), {}, { use: 'setting', by: owner });
    expect(data).toMatchObject({ width: 40, height: 20, path: expect.stringMatching(/\.svg$/u) });
    const text = (await get(data.path)).payload;
    expect(text).toContain('<path');
    expect(text).not.toMatch(/script|onclick/u);
    expect((await made(photo, {}, { use: 'setting', by: owner })).data.path).toMatch(/\.webp$/u);
  });

  it('stands in the shop with its size and its words in both languages, which a change may leave out', async () => {
    const { data } = await made(await halves(900, 900));
    const { product } = (await ask(getProduct, { id: 3 }, editor.cookie)).data;
    const picture = { path: data.path, colourId: null, view: 'front' };
    const alt = { en: ' Two halves\n', ar: 'ពាក់កណ្តាលពីរ' };
    const change = (version: number, pictures: object[]) =>
      ask(changeProduct, { id: 3, version, fields: { pictures } }, editor.cookie);
    const done = await change(product.version, [{ ...picture, alt }, ...product.pictures]);
    const shown = async (languageCode: string) =>
      (await shop.post(getProductDetail.path, { ProductId: 3, languageCode })).data[0].ProductImagesJson[0];
    expect(await shown('en')).toMatchObject({
      AttachmentURL: data.path,
      Width: 900,
      Height: 900,
      Alt: 'Two halves',
    });
    expect((await shown('ar')).Alt).toBe(alt.ar);
    expect((await change(done.data.version, [picture, ...product.pictures])).data.changeId).toBeNull();
    const last = await change(done.data.version, [{ ...picture, alt: { en: '' } }]);
    expect(await shown('en')).not.toHaveProperty('Alt');
    expect(
      (await change(last.data.version, [{ ...picture, alt: { en: 'x'.repeat(201) } }])).data.faults,
    ).toMatchObject([{ field: 'pictures', code: 'tooLong' }]);
  });
});

test('where there is a bucket, pieces, originals and pictures lie in it', async () => {
  const bucket = await s3Stub();
  const there = { ...(await shopApi(db, { KADO_DATA: folder, ...bucket.env })), db };
  const office = officeOf(there);
  const id = await uploadsOf(there, office.ask).upload(photo, editor.cookie, { piece: 9000 });
  expect([...bucket.files.keys()].filter((key) => key.startsWith(`private/uploads/${id}/`)).length).toBe(
    Math.ceil(photo.length / 9000),
  );
  const wish = { use: 'product', source: { upload: id }, ratio: 1 };
  const { data } = await office.ask(makePicture, wish, editor.cookie);
  const keys = [...bucket.files.keys()];
  expect(keys.filter((key) => key.startsWith('private/'))).toEqual([
    `private/originals/${id}.webp`,
    `private/originals/${id}`,
  ]);
  const open = (url: string) => there.server.inject({ method: 'GET', url });
  expect((await open(data.path)).headers['content-type']).toBe('image/webp');
  const { headers } = await open(renditionPath(data.path, 640, 'avif'));
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=30' });
  expect(headers).not.toHaveProperty('etag');
});

describe('the file of a digital product', () => {
  it('lies where only its buyers get it, and says its name and size', async () => {
    const content = Buffer.from('%PDF-1.7 a pattern');
    const id = await upload(content, editor.cookie, { use: 'file', fileName: 'កាដូ Pattern.PDF' });
    const kept = await ask(keepFile, { upload: id, type: 'application/pdf' }, editor.cookie);
    expect(kept.data).toEqual({
      file: expect.stringMatching(/^files\/pattern\.[0-9a-f]{8}\.pdf$/u),
      type: 'application/pdf',
      bytes: content.length,
    });
    expect(await app.stores.private.read(kept.data.file)).toEqual(content);
    expect((await ask(keepFile, { upload: id, type: 'application/pdf' }, editor.cookie)).data).toEqual(
      kept.data,
    );
    const { product } = (await ask(getProduct, { id: 1 }, editor.cookie)).data;
    const { file, type } = kept.data;
    const fields = { digital: { file, type } };
    expect(
      (await ask(changeProduct, { id: 1, version: product.version, fields }, editor.cookie)).status,
    ).toBe(200);
    const look = async (name: string) => (await ask(getFile, { file: name }, editor.cookie)).data;
    expect(await look(file)).toEqual({ fileName: 'កាដូ Pattern.PDF', bytes: content.length });
    await app.stores.private.add('files/old.zip', Buffer.alloc(5));
    expect(await look('files/old.zip')).toEqual({ fileName: 'old.zip', bytes: 5 });
    await app.stores.private.add('slips/a.jpg', Buffer.alloc(5));
    for (const name of ['files/none.zip', 'slips/a.jpg', '../x']) expect((await look(name)).bytes).toBeNull();
  });

  it('comes to who may sell it, under its own name, and that is in the audit', async () => {
    const file = (cookie: string, headers: Record<string, string> = ownPage, id = 1) =>
      get(`/office/product-files/${id}`, { cookie, ...headers });
    const since = await auditedSince(db);
    const answer = await file(editor.cookie);
    expect(answer.payload).toBe('%PDF-1.7 a pattern');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('កាដូ Pattern.PDF')}`,
    });
    expect(await since()).toMatchObject([
      { actor: `staff ${editor.id}`, event: 'product file downloaded', detail: { product: 1 } },
    ]);
    const refused = [
      await file(workshop.cookie),
      await file(''),
      await file(editor.cookie, { 'sec-fetch-site': 'cross-site' }),
      await file(editor.cookie, ownPage, 2),
      await file(editor.cookie, ownPage, 0),
    ].map(({ statusCode }) => statusCode);
    expect(refused).toEqual([403, 401, 403, 404, 404]);
    expect((await ask(getProductFile, { id: 1 }, editor.cookie)).data.fileName).toBe('កាដូ Pattern.PDF');
    // Somebody took it out of the store.
    await app.stores.private.remove((await ask(getProductFile, { id: 1 }, editor.cookie)).data.file);
    expect((await file(editor.cookie)).statusCode).toBe(404);
  });
});

test('pictures and file of a product are changed as it was read, told in its history and taken back', async () => {
  const look = async () => (await ask(getProduct, { id: 5 }, editor.cookie)).data;
  const { product } = await look();
  const { path: own } = (await made(await halves(500, 500))).data;
  const id = await upload(Buffer.from('%PDF-1.7'), editor.cookie, { use: 'file', fileName: 'a.pdf' });
  const { file, type } = (await ask(keepFile, { upload: id, type: 'application/pdf' }, editor.cookie)).data;
  const pictures = [{ path: own, colourId: null, view: 'back', alt: { ar: 'ខាងក្រោយ' } }, ...product.pictures];
  const fields = { pictures, digital: { file, type } };
  const change = (version: number, wish: object = fields) =>
    ask(changeProduct, { id: 5, version, fields: wish }, editor.cookie);
  const since = await auditedSince(db);
  const done = await change(product.version);
  expect(await since()).toMatchObject([
    { event: 'product changed', detail: { fields: ['digital', 'pictures'] } },
  ]);
  const late = await change(product.version, { pictures: [], digital: null });
  expect([late.status, late.data.now.pictures.length, late.data.now.digital]).toEqual([
    409,
    pictures.length,
    fields.digital,
  ]);
  const [last] = (await look()).history;
  expect(last.fields).toMatchObject([
    { field: 'digital', from: product.digital, to: fields.digital },
    { field: 'pictures', from: product.pictures, to: pictures },
  ]);
  expect((await ask(undoProductChange, { changeId: done.data.changeId }, editor.cookie)).status).toBe(200);
  expect((await look()).product).toMatchObject({ pictures: product.pictures, digital: product.digital });
});

describe('housekeeping', () => {
  it('takes away what never came whole, and later what nothing shows, and leaves what is or was shown', async () => {
    await query`delete from made_picture`;
    await query`delete from upload`;
    const drop = () => dropUploads(db, uploadFiles(app.stores));
    const { data: begun } = await ask(
      beginUpload,
      { use: 'product', fileName: 'a', bytes: 9 },
      editor.cookie,
    );
    await put(begun.id, 0, Buffer.alloc(5), editor.cookie);
    const small = await halves(400, 400);
    const [unused, used, once] = [
      (await made(small)).data,
      (await made(small)).data,
      (await made(small)).data,
    ];
    const set = async (pictures: string[]) => {
      const { version } = (await ask(getProduct, { id: 2 }, editor.cookie)).data.product;
      const all = pictures.map((each) => ({ path: each, colourId: null, view: 'front' }));
      await ask(changeProduct, { id: 2, version, fields: { pictures: all } }, editor.cookie);
    };
    await set([once.path]);
    await set([used.path]);
    expect(await drop()).toBe(0);
    await query`update upload set created_at = now() - interval '25 hours'`;
    expect(await drop()).toBe(1);
    expect(inPrivate(`uploads/${begun.id}`)).toEqual([]);
    await query`update upload set created_at = now() - interval '9 days'`;
    await query`update made_picture set created_at = now() - interval '9 days'`;
    expect(await drop()).toBe(2);
    const there = async (each: string) => (await get(each)).statusCode;
    expect([await there(unused.path), await there(used.path), await there(once.path)]).toEqual([
      404, 200, 200,
    ]);
    expect(await there(renditionPath(unused.path, 320, 'webp'))).toBe(404);
    expect(await drop()).toBe(0);
    expect(inPrivate('originals').length).toBeGreaterThanOrEqual(4);
  });
});
