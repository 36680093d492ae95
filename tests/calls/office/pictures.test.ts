import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { renditions } from '#contract/constants.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { getUpload } from '#contract/operations/office/pictures/get-upload.ts';
import { storeFile } from '#contract/operations/office/pictures/keep-file.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { renditionPath } from '#contract/picture-names.ts';
import { makeAvif } from '#server/pictures/make-avif.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officePageHeaders } from '#tests/support/office-api.ts';
import { halves, uploadingShop } from './uploading.ts';

const { shop, db, app, request, inside, upload, editor, get, made, inPrivate } = await uploadingShop();
const [owner, colleague, books] = [await inside(1), await inside(4), await inside(5)];
const photo = await halves(3000, 1500);
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(99),
]);
const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

const colourAt = async (picture: Buffer, left: number) => {
  const { width, height } = await sharp(picture).metadata();
  const { data } = await sharp(picture)
    .extract({ left: Math.round(left * width), top: Math.round(height / 2), width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
};

describe('a picture from the office', () => {
  it('a picture is cropped, without metadata, in all sizes, and its original is stored', async () => {
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

    // A colleague crops the picture again: the other half of the same original.
    const part = { left: 0, top: 0, width: 0.5, height: 1 };
    const left = await request(
      createRenditions,
      { use: 'product', source: { path: right.data.path }, part, ratio: 1 },
      colleague.cookie,
    );
    expect(await colourAt((await get(left.data.path)).rawPayload, 0.95)).toBe('red');
    expect(left.data.path).not.toBe(right.data.path);
    const preview = `/office/originals/${path.basename(right.data.path)}`;
    const shown = await get(preview, { cookie: colleague.cookie, ...officePageHeaders });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1600,
      height: 800,
    });
    expect((await get(preview, { cookie: books.cookie, ...officePageHeaders })).statusCode).toBe(403);
    expect((await get(preview, officePageHeaders)).statusCode).toBe(401);
  });

  it('a picture is served as WebP instead of AVIF until a job has created the AVIF', async () => {
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
      'We can’t show HTML files as a picture',
    ],
    [
      'a drawing where photos are wanted',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'We can’t show SVG files as a picture. Use a JPEG, PNG or WebP instead.',
    ],
    ['half a photo', photo.subarray(0, photo.length / 2), 'damaged or incomplete'],
    ['a text', Buffer.from('A photo.'), 'isn’t a supported picture'],
    ['Photoshop', Buffer.from('8BPS\0\u0001', 'latin1'), 'We can’t show Photoshop (PSD) files as a picture'],
    ['an archive', Buffer.from('Rar!\u001A\u0007', 'latin1'), 'This is an archive (RAR). Unpack it'],
    ['HEIC', heic, 'HEIC'],
    ['81 million pixels', bomb, '50 megapixels'],
  ])('an unusable picture is rejected with an explanation: %s', async (_what, content, labels) => {
    const id = await upload(content, editor.cookie);
    const { status, error } = await request(
      createRenditions,
      { use: 'product', source: { upload: id }, ratio: 1 },
      editor.cookie,
    );
    expect([status, error]).toEqual([400, expect.stringContaining(labels)]);
    expect((await request(getUpload, { id, use: 'product' }, editor.cookie)).status).toBe(404);
    expect(inPrivate(`uploads/${id}`)).toEqual([]);
  });

  it('an SVG picture is accepted where allowed, and sanitized', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><script>alert(1)</script><path onclick="x()" d="M0 0h9"/></svg>';
    const { data } = await made(Buffer.from(svg), {}, { use: 'setting', by: owner });
    expect(data).toMatchObject({ width: 40, height: 20, path: expect.stringMatching(/\.svg$/u) });
    const text = (await get(data.path)).payload;
    expect(text).toContain('<path');
    expect(text).not.toMatch(/script|onclick/u);
    expect((await made(photo, {}, { use: 'setting', by: owner })).data.path).toMatch(/\.webp$/u);
  });

  it('a picture has its size and alternative text in both languages, which an edit may omit', async () => {
    const { data } = await made(await halves(900, 900));
    const { product } = (await request(getProduct, { id: 3 }, editor.cookie)).data;
    const picture = { path: data.path, colourId: null, view: 'front' };
    const alt = { en: ' Two halves\n', ar: 'ពាក់កណ្តាលពីរ' };
    const change = (version: number, pictures: object[]) =>
      request(changeProduct, { id: 3, version, fields: { pictures } }, editor.cookie);
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

test('pictures and file of a product are edited by version, with history and undo', async () => {
  const look = async () => (await request(getProduct, { id: 5 }, editor.cookie)).data;
  const { product } = await look();
  const { path: own } = (await made(await halves(500, 500))).data;
  const id = await upload(Buffer.from('%PDF-1.7'), editor.cookie, { use: 'file', fileName: 'a.pdf' });
  const { file, type } = (await request(storeFile, { upload: id, type: 'application/pdf' }, editor.cookie))
    .data;
  const pictures = [{ path: own, colourId: null, view: 'back', alt: { ar: 'ខាងក្រោយ' } }, ...product.pictures];
  const fields = { pictures, digital: { file, type } };
  const change = (version: number, wish: object = fields) =>
    request(changeProduct, { id: 5, version, fields: wish }, editor.cookie);
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
  expect((await request(undoProductChange, { changeId: done.data.changeId }, editor.cookie)).status).toBe(
    200,
  );
  expect((await look()).product).toMatchObject({ pictures: product.pictures, digital: product.digital });
});
