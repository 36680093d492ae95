import { describe, expect, it, test } from 'vitest';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { getUpload } from '#contract/operations/office/pictures/get-upload.ts';
import { storeFile } from '#contract/operations/office/pictures/keep-file.ts';
import { createRenditions } from '#contract/operations/office/pictures/make-picture.ts';
import { renditionPath } from '#contract/picture-names.ts';
import { uploadFiles } from '#server/pictures/upload-files.ts';
import { dropUploads } from '#shop/housekeeping/housekeeping.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { s3Stub } from '#tests/support/s3-stub.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { halves, uploadingShop, uploadsOf } from './uploading.ts';

const { shop, db, query, app, folder, request, inside, put, upload, editor, get, made, inPrivate } =
  await uploadingShop();
const [colleague, books] = [await inside(4), await inside(5)];
const photo = await halves(3000, 1500);

describe('uploads of staff', () => {
  it('a program with an API key uploads what its permission allows, and only with a valid key', async () => {
    const { newKey } = officeOf({ ...shop, db });
    const { headers } = await newKey(editor.id, ['catalogue.write']);
    const other = await newKey(editor.id, ['orders.read']);
    const json = { 'content-type': 'application/json' };
    const begin = (key: object) =>
      shop.server.inject({
        method: 'POST',
        url: `/office/api/${beginUpload.path}`,
        headers: { ...json, ...key },
        payload: { use: 'product', fileName: 'a.jpg', bytes: 4 },
      });
    expect((await begin(other.headers)).statusCode).toBe(403);
    const { id } = (await begin(headers)).json<{ data: { id: string } }>().data;
    const send = (key: Record<string, string>, search = '') =>
      shop.server.inject({
        method: 'PUT',
        url: `/office/uploads/${id}/0${search}`,
        headers: { 'content-type': 'application/octet-stream', ...key },
        payload: Buffer.from('abcd'),
      });
    const refused = [
      await send({}),
      await send({ authorization: 'Bearer kado_wrong' }),
      await send(other.headers),
      await send(headers, `?key=${other.text}`),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 401, 403, 400]);
    const sent = await send(headers);
    expect([sent.statusCode, sent.json()]).toEqual([200, { data: { received: 4 } }]);
    expect(sent.headers).toHaveProperty('ratelimit-remaining');
  });

  it('an interrupted upload resumes where it stopped, also in another process', async () => {
    const other = { ...(await shop.anotherProcess()), db };
    const elsewhere = uploadsOf(other, officeOf(other).request);
    const { data } = await request(
      beginUpload,
      { use: 'product', fileName: 'a.jpg', bytes: photo.length },
      editor.cookie,
    );
    const half = Math.floor(photo.length / 2);
    expect(await put(data.id, 0, photo.subarray(0, half), editor.cookie)).toMatchObject({
      status: 200,
      data: { received: half },
    });
    // An answer was lost: the same chunk arrives again, and a later one too early.
    expect((await put(data.id, 0, photo.subarray(0, half), editor.cookie)).status).toBe(409);
    expect((await put(data.id, half + 5, photo.subarray(half), editor.cookie)).status).toBe(409);
    const { received } = (
      await officeOf(other).request(getUpload, { id: data.id, use: 'product' }, editor.cookie)
    ).data;
    expect(received).toBe(half);
    expect(
      (await request(createRenditions, { use: 'product', source: { upload: data.id } }, editor.cookie))
        .status,
    ).toBe(404);
    expect((await elsewhere.put(data.id, received, photo.subarray(received), editor.cookie)).data).toEqual({
      received: photo.length,
    });
    const since = await auditedSince(db);
    const answer = await officeOf(other).request(
      createRenditions,
      { use: 'product', source: { upload: data.id }, ratio: 1 },
      editor.cookie,
    );
    expect(answer.data).toMatchObject({ width: 1500, height: 1500 });
    // The client finishes the upload again, as after a lost answer.
    expect(
      (
        await request(
          createRenditions,
          { use: 'product', source: { upload: data.id }, ratio: 1 },
          editor.cookie,
        )
      ).data,
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

  it('only one of two chunks for the same position is accepted', async () => {
    const { data } = await request(
      beginUpload,
      { use: 'product', fileName: 'a.jpg', bytes: 100 },
      editor.cookie,
    );
    const both = [
      put(data.id, 0, Buffer.alloc(60), editor.cookie),
      put(data.id, 0, Buffer.alloc(70), editor.cookie),
    ];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  });

  it('an upload belongs to one staff member, and needs a permission and a page of the office', async () => {
    const id = await upload(photo, editor.cookie);
    expect((await request(getUpload, { id, use: 'product' }, colleague.cookie)).status).toBe(404);
    expect(
      (await request(createRenditions, { use: 'product', source: { upload: id } }, colleague.cookie)).status,
    ).toBe(404);
    expect((await put(id, 0, photo.subarray(0, 9), colleague.cookie)).status).toBe(404);
    expect((await put(id, 0, photo.subarray(0, 9), books.cookie)).status).toBe(403);
    expect((await put(id, 0, photo.subarray(0, 9), '')).status).toBe(401);
    expect(
      (await put(id, 0, photo.subarray(0, 9), editor.cookie, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    expect((await request(storeFile, { upload: id, type: '' }, editor.cookie)).status).toBe(404);
  });

  it('an upload rejects more bytes than declared, invalid bodies and invalid URLs', async () => {
    const { data } = await request(
      beginUpload,
      { use: 'product', fileName: 'a.jpg', bytes: 10 },
      editor.cookie,
    );
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
    expect((await request(beginUpload, tooLarge, editor.cookie)).status).toBe(400);
  });
});

test('with a bucket, chunks, originals and pictures are stored there', async () => {
  const bucket = await s3Stub();
  const there = { ...(await shopApi(db, { KADO_DATA: folder, ...bucket.env })), db };
  const office = officeOf(there);
  const id = await uploadsOf(there, office.request).upload(photo, editor.cookie, { piece: 9000 });
  expect([...bucket.files.keys()].filter((key) => key.startsWith(`private/uploads/${id}/`)).length).toBe(
    Math.ceil(photo.length / 9000),
  );
  const wish = { use: 'product', source: { upload: id }, ratio: 1 };
  const { data } = await office.request(createRenditions, wish, editor.cookie);
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

describe('housekeeping of uploads', () => {
  it('housekeeping deletes incomplete uploads, and later unused files, but no file that is or was shown', async () => {
    await query`delete from made_picture`;
    await query`delete from upload`;
    const drop = () => dropUploads(db, uploadFiles(app.stores));
    const { data: begun } = await request(
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
      const { version } = (await request(getProduct, { id: 2 }, editor.cookie)).data.product;
      const all = pictures.map((each) => ({ path: each, colourId: null, view: 'front' }));
      await request(changeProduct, { id: 2, version, fields: { pictures: all } }, editor.cookie);
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
