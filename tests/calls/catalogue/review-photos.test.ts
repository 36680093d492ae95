import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { getPersonalData } from '#contract/operations/office/customers/get-personal-data.ts';
import { changeFailedPhoto } from '#contract/operations/office/catalogue/change-failed-photo.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { publishReviewPhoto } from '#server/jobs/publish-review-photo.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { dropSlips } from '#shop/housekeeping/housekeeping.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { products, testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';

const kind = 'review' as const;
const folder = mkdtempSync(path.join(tmpdir(), 'kado-review-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { app, db, query, request, server, url } = await testShop(products, { KADO_DATA: folder });
const { request: office, inside } = officeOf({ app, db, server });
const [owner, sales] = [await inside(1), await inside(2)];
await query`update product set stock = 1000 where stock is not null`;

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e4eee7' } });
const picture = await drawn(900, 600).jpeg().toBuffer();

let buyer: Shopper;
beforeEach(async () => {
  await query`delete from rate_window`;
  await query`delete from review where customer_id is not null`;
  await query`delete from review_photo`;
  buyer = await newShopper(db);
  await request(postCustomerOrder, orderFor(buyer, [mug(1)]), buyer);
  await query`update customer_order set status_id = 3 where customer_id = ${buyer.customerId}`;
  await query`update customer set confirmed_at = now() where id = ${buyer.customerId}`;
});

/** Writes a review and returns the answer's row. */
async function write(as: Shopper | undefined = buyer, changes: object = {}) {
  const labels = { ReviewerName: 'Bopha', ReviewTitle: 'Good', ReviewBody: 'Keeps warm.', ReviewRating: 4 };
  const author = { ProductId: 1, ReviewerEmail: as?.email ?? 'guest@example.com', ...labels, ...changes };
  return (await request(insertProductReview, author, as)).data[0] as { ReviewId?: number };
}
const written = async () => (await write()).ReviewId!;

async function send(id: number, content: Buffer = picture, who: Shopper | null = buyer, type = 'image/jpeg') {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/v1/catalogue/review-photo/${id}`,
    headers: { 'content-type': type, ...(who && { token: who.token, userid: String(who.customerId) }) },
    payload: content,
  });
  const { statusCode, data } = answer.json();
  return { code: statusCode as number, row: data === undefined ? undefined : JSON.parse(data)[0] };
}
const sent = async (...args: Parameters<typeof send>) => (await send(...args)).code;

const get = async (id: number) =>
  (await office(getRecords, { kind, ids: [id] }, owner.cookie)).data.records[0];
const change = async (id: number, fields: object, version: number | null = null) =>
  office(changeRecord, { kind, id, version, fields }, owner.cookie);
const publish = async () => {
  while (await publishReviewPhoto(app));
};
type Photos = { AttachmentURL: string; Width: number; Height: number }[] | undefined;
const photosShown = async (languageCode = 'en'): Promise<Photos> =>
  (await request(getProductReviews, { ProductId: 1, languageCode })).data[0].Photos;
const status = async (served: string) => (await server.inject({ url: served })).statusCode;
const inOffice = (id: number, cookie = owner.cookie) =>
  server.inject({ url: `/office/files/reviews/${id}`, headers: { ...officePageHeaders, cookie } });
const privateFiles = async () =>
  (await query`select file from review_photo order by id`).map(({ file }) => file);

describe('adding photos to a review', () => {
  it('a review’s id is shown only to a customer who bought the product', async () => {
    expect(await write()).toMatchObject({ ResponseMsg: 'Saved Successfully', ReviewId: expect.any(Number) });
    const answers = [
      await write(await newShopper(db)),
      await write(buyer, { ProductId: 3 }),
      await write(buyer, { ReviewerEmail: 'other@example.com' }),
      (
        await request(insertProductReview, {
          ProductId: 1,
          ReviewerName: 'B',
          ReviewerEmail: 'b@example.com',
          ReviewTitle: 'B',
          ReviewBody: 'B',
        })
      ).data[0],
    ];
    for (const answer of answers) expect(answer).toEqual({ ResponseMsg: 'Saved Successfully' });
  });

  it('a guest, another customer, and the author of a review without purchase are refused', async () => {
    const id = await written();
    expect(await sent(id, picture, null)).toBe(401);
    expect(await sent(id, picture, await newShopper(db))).toBe(404);
    expect(await sent(id + 1000)).toBe(404);
    await write(buyer, { ProductId: 3 });
    const [{ id: notBought }] = await query`select max(id) as id from review`;
    expect(await sent(notBought)).toBe(404);
    expect(await privateFiles()).toEqual([]);
  });

  it('a review has up to three photos, within an hour and until staff decide on them', async () => {
    const id = await written();
    expect([await sent(id), await sent(id), await sent(id)]).toEqual([200, 200, 200]);
    expect(await send(id)).toMatchObject({ code: 409, row: { MessageCode: 'photosEnough' } });
    await query`delete from review_photo where id = (select max(id) from review_photo)`;
    await query`update review set created_at = created_at - interval '61 minutes' where id = ${id}`;
    expect(await send(id)).toMatchObject({ code: 409, row: { MessageCode: 'photosTooLate' } });
    await query`update review set created_at = now() where id = ${id}`;
    for (const fields of [
      { photoState: 'shown' },
      { photoState: 'held', state: 'hidden', reason: 'insult' },
    ]) {
      expect((await change(id, fields)).status).toBe(200);
      expect(await sent(id)).toBe(409);
    }
  });
});

describe('the picture of a photo', () => {
  it('a review photo loses its location and other metadata, stays upright, and is private', async () => {
    const id = await written();
    const gps = { GPSLatitude: '11/1 33/1 0/1', GPSLatitudeRef: 'N' };
    const taken = await drawn(900, 600)
      .withExif({ IFD0: { Model: 'Phone of Bopha' }, IFD3: gps })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    expect(taken.includes('Phone of Bopha')).toBe(true);
    expect(await sent(id, taken)).toBe(200);
    const stored = await app.stores.private.read((await privateFiles())[0]);
    await change(id, { photoState: 'shown' });
    await publish();
    const [shown] = (await photosShown())!;
    expect(shown).toMatchObject({ Width: 600, Height: 900 });
    const served = (await server.inject({ url: shown!.AttachmentURL })).rawPayload;
    for (const bytes of [stored!, served]) {
      const { exif, xmp, iptc, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, width, height }).toEqual({ width: 600, height: 900 });
      expect(bytes.includes('Phone of Bopha')).toBe(false);
    }
  });

  it.each([
    ['a text', async () => Buffer.from('<script>alert(1)</script>')],
    ['a truncated picture', async () => picture.subarray(0, picture.length / 2)],
    ['a decompression bomb', () => drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer()],
  ])('a review photo is refused with a sentence: %s', async (_, content) => {
    const id = await written();
    expect(await send(id, await content())).toMatchObject({
      code: 400,
      row: { MessageCode: 'slipNotPicture' },
    });
    expect(await privateFiles()).toEqual([]);
    expect((await get(id)).fields).toMatchObject({ photos: [], photoState: null });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['PDF', Buffer.from('%PDF-1.7')],
  ])('a photo that is %s is refused by name', async (format, content) => {
    const { code, row } = await send(await written(), content);
    expect([code, row]).toMatchObject([400, { MessageCode: 'slipFormat', MessageValues: { format } }]);
    expect(row.ResponseMsg).toContain(`We can’t open ${format} files here.`);
    expect(await privateFiles()).toEqual([]);
  });

  it('a photo that is HEIC is refused with the setting of the phone that avoids it', async () => {
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1', 'latin1');
    const { code, row } = await send(await written(), heic);
    const values = { format: 'HEIC (iPhone)' };
    expect([code, row]).toMatchObject([400, { MessageCode: 'slipHeic', MessageValues: values }]);
    expect(row.ResponseMsg).toContain('Most Compatible');
  });

  it('a file above 10 MB, and a type that is no picture, is refused before it is read', async () => {
    const id = await written();
    expect((await send(id, Buffer.alloc(10_000_001))).code).toBe(413);
    expect((await send(id, picture, buyer, 'image/gif')).code).toBe(415);
  });
});

describe('photos that staff decide on', () => {
  it('review photos are held, also if the review is not, and wait among the reviews to approve', async () => {
    const id = await written();
    await sent(id);
    await publish();
    expect(await photosShown()).toBeUndefined();
    const { fields } = await get(id);
    expect(fields).toMatchObject({ state: 'shown', photoState: 'held', photos: [expect.any(Number)] });
    const { records } = (await office(listRecords, { kind, page: 1, view: 'held' }, owner.cookie)).data;
    expect(records.map((each: { id: number }) => each.id)).toEqual([id]);
    const { waiting } = (await office(getToday, {}, owner.cookie)).data;
    expect(waiting).toContainEqual(expect.objectContaining({ what: 'heldReviews', count: 1 }));
    const [file] = fields.photos;
    expect(await inOffice(file)).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/jpeg' },
    });
    expect((await inOffice(file, sales.cookie)).statusCode).toBe(403);
    expect((await inOffice(file, '')).statusCode).toBe(401);
    expect((await inOffice(file + 1000)).statusCode).toBe(404);
  });

  it('review photos are public in sizes once approved, gone once hidden, and back by undo', async () => {
    const id = await written();
    await sent(id);
    await sent(id);
    await change(id, { photoState: 'shown' });
    expect(await noticesDuring(url, publish)).toEqual(['product 1', 'product 1']);
    const first = (await photosShown('ar'))!;
    expect(first).toHaveLength(2);
    const { AttachmentURL } = first[0]!;
    for (const size of ['-320.avif', '-640.webp', '.webp'])
      expect(await status(AttachmentURL.replace('.webp', size))).toBe(200);
    const told = await noticesDuring(url, () => change(id, { photoState: 'hidden' }));
    expect(told).toEqual(['product 1']);
    expect(await photosShown()).toBeUndefined();
    await publish();
    expect(existsSync(path.join(folder, AttachmentURL))).toBe(false);
    const [{ changeId, fields }] = (await office(listHistory, { kind, id }, owner.cookie)).data.changes;
    expect(fields).toContainEqual({ field: 'photoState', from: 'shown', to: 'hidden' });
    await office(undoChange, { kind, changeId }, owner.cookie);
    await publish();
    const again = (await photosShown())!;
    expect(again).toHaveLength(2);
    expect(again[0]!.AttachmentURL).not.toBe(AttachmentURL);
    // A hidden review hides its photos as well.
    await change(id, { state: 'hidden', reason: 'insult' });
    await publish();
    expect(await query`select from review_photo where path is not null`).toEqual([]);
  });

  it('bulk approval leaves out photos uploaded after staff opened the list', async () => {
    const id = await written();
    await sent(id);
    const { version } = await get(id);
    await sent(id);
    expect((await change(id, { photoState: 'shown' }, version)).status).toBe(409);
    expect((await get(id)).fields).toMatchObject({ photoState: 'held' });
    expect((await change(id, { photoState: 'shown' }, version + 1)).status).toBe(200);
  });

  it('review photos are approved for several reviews at once, but not those with a new photo, and undone', async () => {
    const ids = [await written(), await written()];
    for (const id of ids) await sent(id);
    const seen = await Promise.all(ids.map((id) => get(id)));
    await sent(ids[1]!);
    const all = async (photoState: string, versions: number[]) =>
      (
        await office(
          changeRecords,
          { kind, changes: ids.map((id, at) => ({ id, version: versions[at]!, fields: { photoState } })) },
          owner.cookie,
        )
      ).data.outcomes.map(({ state }: { state: string }) => state);
    const states = async () => (await Promise.all(ids.map(get))).map(({ fields }) => fields.photoState);
    expect(
      await all(
        'shown',
        seen.map(({ version }) => version),
      ),
    ).toEqual(['changed', 'conflict']);
    expect(await states()).toEqual(['shown', 'held']);
    const now = (await Promise.all(ids.map(get))).map(({ version }) => version);
    expect(await all('hidden', now)).toEqual(['changed', 'changed']);
    expect(
      await all(
        'held',
        now.map((version) => version + 1),
      ),
    ).toEqual(['changed', 'changed']);
    expect(await states()).toEqual(['held', 'held']);
  });

  it('reviews have no state without photos', async () => {
    const id = await written();
    expect((await change(id, { photoState: 'shown' })).status).toBe(400);
    await sent(id);
    expect((await change(id, { photoState: null })).status).toBe(400);
  });
});

describe('a photo that fails to be published five times', () => {
  /** Approves two photos, of which one fails, and returns the review and the failing photo. */
  async function failed(breaks = async (file: string) => app.stores.private.remove(file)) {
    const id = await written();
    await sent(id);
    await sent(id);
    const [photo] = await query`select id, file from review_photo order by id`;
    await breaks(photo.file);
    await change(id, { photoState: 'shown', checked: true });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await get(id)).fields.failedPhotos).toEqual([]);
      await publish();
      await query`update review_photo set tried_at = tried_at - interval '6 minutes' where path is null`;
    }
    return { id, photo: photo.id as number };
  }
  const toApprove = async () =>
    (await office(listRecords, { kind, page: 1, view: 'held' }, owner.cookie)).data.records.map(
      (each: { id: number }) => each.id,
    );
  const act = async (photo: number, how: 'retry' | 'remove', cookie = owner.cookie) =>
    (await office(changeFailedPhoto, { photo, act: how }, cookie)).status;
  const unusable = async (who?: Shopper) =>
    (await request(getProductReviews, { ProductId: 1, languageCode: 'en' }, who)).data[0].UnusablePhotos;

  it('a photo that can’t be published is among the reviews to check with its reason, and only its customer learns it', async () => {
    const { id, photo } = await failed();
    expect((await get(id)).fields).toMatchObject({ failedPhotos: [{ id: photo, why: 'missing' }] });
    expect(await toApprove()).toEqual([id]);
    const { waiting } = (await office(getToday, {}, owner.cookie)).data;
    expect(waiting).toContainEqual(expect.objectContaining({ what: 'heldReviews', count: 1 }));
    expect(await photosShown()).toHaveLength(1);
    expect([await unusable(buyer), await unusable(), await unusable(await newShopper(db))]).toEqual([
      1,
      undefined,
      undefined,
    ]);
    // Staff have nothing to do about hidden photos.
    await change(id, { photoState: 'hidden' });
    expect(await toApprove()).toEqual([]);
  });

  it('a photo that fails to be published says whether it was no picture, or whether Kado stopped meanwhile', async () => {
    const broken = async (file: string) => {
      await app.stores.private.remove(file);
      await app.stores.private.add(file, Buffer.from('no picture'));
    };
    const { id, photo } = await failed(broken);
    expect((await get(id)).fields.failedPhotos).toEqual([{ id: photo, why: 'notPicture' }]);
    await query`update review_photo set failure = null where id = ${photo}`;
    expect((await get(id)).fields.failedPhotos).toEqual([{ id: photo, why: 'stopped' }]);
    // An attempt that is still running hasn't failed.
    await query`update review_photo set tried_at = now() where id = ${photo}`;
    expect((await get(id)).fields.failedPhotos).toEqual([]);
  });

  it('a photo that fails to be published says that the storage failed', async () => {
    const id = await written();
    await sent(id);
    await change(id, { photoState: 'shown' });
    await query`update review_photo set tries = 4`;
    const { add } = app.stores.content;
    app.stores.content.add = () => Promise.reject(new Error('disk full'));
    await expect(publishReviewPhoto(app)).rejects.toThrow('disk full');
    app.stores.content.add = add;
    expect((await get(id)).fields.failedPhotos).toMatchObject([{ why: 'storage' }]);
  });

  it('a photo that can’t be published is published by a retry once that is possible', async () => {
    const { id, photo } = await failed();
    const [{ file }] = await query`select file from review_photo where id = ${photo}`;
    await app.stores.private.add(file, picture);
    expect(await act(photo, 'retry', sales.cookie)).toBe(403);
    expect(await act(photo, 'retry')).toBe(200);
    expect(await act(photo, 'retry')).toBe(409);
    expect(await toApprove()).toEqual([]);
    await publish();
    expect(await photosShown()).toHaveLength(2);
    expect((await get(id)).fields.failedPhotos).toEqual([]);
    expect(await act(photo, 'remove')).toBe(409);
  });

  it('a photo that can’t be published is removed with its file, and the review keeps the others', async () => {
    const { id, photo } = await failed();
    const { version } = await get(id);
    expect(await act(photo, 'remove')).toBe(200);
    await dropSlips(db, (file) => app.stores.private.remove(file));
    expect(await get(id)).toMatchObject({
      version: version + 1,
      fields: { photos: [expect.any(Number)], photoState: 'shown', failedPhotos: [] },
    });
    expect(await privateFiles()).toHaveLength(1);
    expect(await toApprove()).toEqual([]);
    await query`update review_photo set path = null, width = null, height = null, tries = 5, failure = 'storage'`;
    expect(await act((await get(id)).fields.photos[0], 'remove')).toBe(200);
    expect((await get(id)).fields).toMatchObject({ photos: [], photoState: null });
  });
});

describe('photos that are no longer needed', () => {
  const drop = () => dropSlips(db, (file) => app.stores.private.remove(file));

  it('photos of a customer are counted in the personal data, and go with the customer, public and private', async () => {
    const id = await written();
    await sent(id);
    await change(id, { photoState: 'shown' });
    await publish();
    const [file] = await privateFiles();
    const { AttachmentURL } = (await photosShown())![0]!;
    const who = { id: buyer.customerId, language: 'en' };
    const { json } = (await office(getPersonalData, who, owner.cookie)).data;
    expect(JSON.parse(json).reviews).toMatchObject([{ text: 'Keeps warm.', pictures: 1 }]);
    const whom = { customerId: buyer.customerId };
    expect(await erase(db, { whom, by: 'staff srey', isConfirmed: true })).toMatchObject({
      found: { reviews: 1 },
    });
    await publish();
    await drop();
    expect(await app.stores.private.read(file)).toBeNull();
    expect(existsSync(path.join(folder, AttachmentURL))).toBe(false);
    expect(await privateFiles()).toEqual([]);
  });

  it.each(['held', 'hidden'])('photos are deleted after 90 days if they are %s', async (state) => {
    const [id, other] = [await written(), await written()];
    for (const each of [id, other]) await sent(each);
    const [file, hiddenToday] = await privateFiles();
    await query`update review set photo_state = ${state} where id = ${id}`;
    await query`update review_photo set added_at = now() - interval '89 days'`;
    await drop();
    expect(await privateFiles()).toHaveLength(2);
    await query`update review_photo set added_at = now() - interval '91 days'`;
    // What staff hid lately can be undone.
    await change(other, { photoState: 'hidden' });
    await drop();
    expect(await app.stores.private.read(file)).toBeNull();
    expect((await get(id)).fields).toMatchObject({ photos: [], photoState: null });
    expect(await privateFiles()).toEqual([hiddenToday]);
  });

  it('photos stay while shoppers see them', async () => {
    const id = await written();
    await sent(id);
    await change(id, { photoState: 'shown' });
    await query`update review_photo set added_at = now() - interval '400 days'`;
    await drop();
    expect(await privateFiles()).toHaveLength(1);
  });
});
