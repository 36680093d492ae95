import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getPersonalData } from '#contract/operations/office/customers/get-personal-data.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { placeArtwork } from '#contract/operations/orders/place-artwork.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { createSession, erase } from '#shop/accounts/accounts.ts';
import { artworkFile, artworkPreview, printsOf } from '#shop/artwork/artwork.ts';
import { dropSlips } from '#shop/housekeeping/housekeeping.ts';
import { changeOrderStatus, releaseWork } from '#shop/orders/orders.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay, server } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);
const files = app.stores.private;
const corners = [
  [0.3, 0.3],
  [0.7, 0.32],
  [0.7, 0.6],
  [0.3, 0.62],
];
const logo = await sharp({ create: { width: 600, height: 300, channels: 4, background: '#fff' } })
  .composite([{ input: { create: { width: 100, height: 100, channels: 4, background: '#d01' } } }])
  .png()
  .toBuffer();

/** Returns an order of a mug in full color, whose option asks for `asksFor`, and the ids of its place. */
async function ordered(asksFor: 'artwork' | 'text' = 'artwork') {
  await query`update attribute_option set asks_for = ${asksFor} where id = 2 and attribute_id = 3`;
  const OrderId = (await pay(shopper, [mug(1)], {})).data[0].OrderId as number;
  const [print] = await prints(OrderId);
  const { OrderItemID, ProductAttributeID } = print;
  return { OrderId, place: { OrderItemID, ProductAttributeID } as Record<string, number> };
}
const prints = async (OrderId: number, who: Shopper = shopper) =>
  (await request(getOrderPrints, { OrderId }, who)).data;
const put = (UploadId: string, at: number, payload: Buffer, who: Shopper = shopper) =>
  server.inject({
    method: 'PUT',
    url: `/api/v1/orders/artwork/${UploadId}/${at}`,
    headers: { 'content-type': 'application/octet-stream', token: who.token, userid: String(who.customerId) },
    payload,
  });
/** Uploads a file in two chunks. */
async function uploaded(place: object, content: Buffer = logo) {
  const [{ UploadId }] = (await request(beginArtwork, { ...place, Bytes: content.length }, shopper)).data;
  const half = Math.ceil(content.length / 2);
  expect((await put(UploadId, 0, content.subarray(0, half))).json()).toEqual({ data: { received: half } });
  await put(UploadId, half, content.subarray(half));
  return UploadId as string;
}
const send = (place: object, UploadId: string, FileName = 'logo.png') =>
  request(sendArtwork, { ...place, UploadId, FileName }, shopper);
const codeOf = ({ envelope, data }: Awaited<ReturnType<typeof send>>) => [
  envelope.statusCode,
  data[0]?.Problem,
];
const numberOf = async (id: number) =>
  (await query`select number from customer_order where id = ${id}`)[0].number;
/** Begins work without a proof. */
async function begin(orderId: number) {
  await releaseWork(db, { orderId, reason: 'a test', actor: 'staff srey' });
  await changeOrderStatus(db, { orderId, to: 2, actor: 'staff srey' });
}
const inOffice = async (OrderId: number) =>
  (await office.request(getOrder, { number: await numberOf(OrderId) }, owner.cookie)).data.lines[0].prints;

describe('a file for printing', () => {
  it('a file for printing is uploaded in chunks, checked, and seen by its customer and staff', async () => {
    const { OrderId, place } = await ordered();
    expect(await prints(OrderId)).toMatchObject([
      { AsksFor: 'artwork', Artwork: null, Text: '', IsOpen: true },
    ]);
    expect(await inOffice(OrderId)).toMatchObject([{ asksFor: 'artwork', artwork: null }]);
    const UploadId = await uploaded(place);
    expect(codeOf(await send(place, UploadId, 'ឡូហ្គោ.png'))).toEqual([200, undefined]);
    // The answer may be lost, and the call sent again.
    expect(codeOf(await send(place, UploadId))).toEqual([200, undefined]);
    const [{ Artwork }] = await prints(OrderId);
    expect(Artwork).toMatchObject({ FileName: 'ឡូហ្គោ.png', Bytes: logo.length });
    expect(Artwork.Facts).toMatchObject({ background: 'white', pixels: { width: 600 } });
    expect(await inOffice(OrderId)).toMatchObject([{ artwork: { name: 'ឡូហ្គោ.png', isScanned: false } }]);
    const ofStaff = (form: string, cookie: string) =>
      server.inject({
        url: `/office/files/artwork/${Artwork.ArtworkId}/${form}`,
        headers: { ...officePageHeaders, cookie },
      });
    const file = await ofStaff('file', owner.cookie);
    expect(file.rawPayload.equals(logo)).toBe(true);
    expect(file.headers['content-type']).toBe('application/octet-stream');
    expect(file.headers['content-disposition']).toContain('attachment');
    expect((await ofStaff('picture', owner.cookie)).headers['content-type']).toBe('image/png');
    expect((await ofStaff('file', '')).statusCode).toBe(401);
    const inBrowserOf = async ({ customerId }: Shopper) => {
      const { bindingValue } = await createSession(db, customerId, true);
      return server.inject({
        url: `/artwork/${Artwork.ArtworkId}`,
        headers: { cookie: `kado=${bindingValue}` },
      });
    };
    expect((await inBrowserOf(shopper)).headers['content-type']).toBe('image/png');
    expect((await inBrowserOf(await newShopper(db))).statusCode).toBe(404);
    expect((await server.inject({ url: `/artwork/${Artwork.ArtworkId}` })).statusCode).toBe(404);
  });

  it.each([
    ['\0\0\0\u0018ftypheic', 'heicFormat', 'HEIC (iPhone)', 'Settings › Camera › Formats › Most Compatible'],
    ['8BPS\0\u0001\0\0', 'pictureFormat', 'Photoshop (PSD)', 'Save it as PNG or JPEG'],
    ['%!PS-Adobe-3.0 EPSF-3.0\n', 'drawingFormat', 'EPS', 'Save it as PDF or SVG'],
    ['\u0006\u0006\u00ED\u00F5', 'documentFormat', 'InDesign (INDD)', 'Save it as PDF'],
    ['Rar!\u001A\u0007', 'archiveFormat', 'RAR', 'Unpack it'],
    ['\0\0\0\u0018ftypisom', 'otherFormat', 'MP4', 'Send your logo as a PDF'],
  ])(
    'artwork of a format that isn’t printed is refused by name, with advice: %j',
    async (start, Problem, Format, todo) => {
      const { place } = await ordered();
      const UploadId = await uploaded(place, Buffer.from(start + '\0'.repeat(99), 'latin1'));
      const { envelope, data } = await send(place, UploadId);
      expect([envelope.statusCode, data[0].Problem, data[0].MessageValues]).toEqual([
        400,
        Problem,
        { format: Format },
      ]);
      expect(data[0].ResponseMsg).toContain(Format);
      expect(data[0].ResponseMsg).toContain(todo);
    },
  );

  it('artwork gets a harmless name, and a name that is too long is refused', async () => {
    const { OrderId, place } = await ordered();
    const UploadId = await uploaded(place);
    expect(codeOf(await send(place, UploadId, `${'a'.repeat(201)}.png`))).toEqual([400, 'longFileName']);
    const name = 'C:\\fakepath\\..\\logo\u202Egpj.\u0007exe\u2066.png';
    expect(codeOf(await send(place, UploadId, name))).toEqual([200, undefined]);
    expect((await prints(OrderId))[0].Artwork.FileName).toBe('logogpj.exe.png');
  });

  it('a file for printing is placed in its area by its customer until work begins, and staff see it there', async () => {
    const { OrderId, place } = await ordered();
    const area = {
      attributeId: place['ProductAttributeID'],
      sag: 0,
      widthMm: 80,
      isEngraved: false,
      corners,
    };
    const [{ path }] = await query`
      update product_picture set areas = ${JSON.stringify([area])}::jsonb where product_id = 1 and position = 0 returning path`;
    const Placement = { X: 0.4, Y: 0.6, Width: 0.5, Turn: -15 };
    const move = (by: object, who: Shopper = shopper) =>
      request(placeArtwork, { ...place, Placement: { ...Placement, ...by } }, who);
    expect((await move({})).envelope.statusCode).toBe(404);
    const UploadId = await uploaded(place);
    await request(sendArtwork, { ...place, UploadId, FileName: 'logo.png', Placement }, shopper);
    const Area = { ProductAttributeID: area.attributeId, Corners: corners, WidthMm: 80 };
    expect(await prints(OrderId)).toMatchObject([{ Placement, Picture: { AttachmentURL: path, Area } }]);
    expect((await move({ Turn: 90 })).envelope.statusCode).toBe(200);
    expect(await inOffice(OrderId)).toMatchObject([
      { placement: { x: 0.4, y: 0.6, width: 0.5, turn: 90 }, picture: { path, area } },
    ]);
    expect((await move({ X: 2 })).envelope.statusCode).toBe(400);
    expect((await move({}, await newShopper(db))).envelope.statusCode).toBe(404);
    // Another file is in the middle again.
    await send(place, await uploaded(place));
    expect((await prints(OrderId))[0]).not.toHaveProperty('Placement');
    // A small one is as wide as it is sharp: 100 pixels are 16 mm.
    await send(place, await uploaded(place, await sharp(logo).resize(100).png().toBuffer()));
    expect((await prints(OrderId))[0]).toMatchObject({
      Placement: { X: 0.5, Y: 0.5, Width: 16 / 80, Turn: 0 },
    });
    await begin(OrderId);
    expect(codeOf(await move({}))).toEqual([409, 'started']);
  });

  it('a file for printing continues where it stopped, and never belongs to another customer', async () => {
    const { OrderId, place } = await ordered();
    const stranger = await newShopper(db);
    const [{ UploadId }] = (await request(beginArtwork, { ...place, Bytes: 10 }, shopper)).data;
    expect((await put(UploadId, 0, Buffer.alloc(4), stranger)).statusCode).toBe(404);
    expect((await put(UploadId, 0, Buffer.alloc(4))).statusCode).toBe(200);
    const again = await put(UploadId, 0, Buffer.alloc(4));
    expect([again.statusCode, again.json().data]).toEqual([409, { received: 4 }]);
    expect((await put(UploadId, 4, Buffer.alloc(7))).statusCode).toBe(400);
    expect(codeOf(await send(place, UploadId))).toEqual([409, 'over']);
    const foreign = await request(beginArtwork, { ...place, Bytes: 10 }, stranger);
    expect(foreign.envelope.statusCode).toBe(404);
    expect(await prints(OrderId, stranger)).toEqual([]);
  });

  it('an unprintable file is refused with the reason, and deleted', async () => {
    const { OrderId, place } = await ordered();
    const UploadId = await uploaded(
      place,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    );
    expect(codeOf(await send(place, UploadId))).toEqual([400, 'script']);
    expect(codeOf(await send(place, UploadId))).toEqual([409, 'over']);
    expect((await prints(OrderId))[0].Artwork).toBeNull();
    const tooLarge = await request(beginArtwork, { ...place, Bytes: 50_000_001 }, shopper);
    expect(tooLarge.envelope.statusCode).toBe(400);
  });

  it('a file for printing is replaced until work on the order begins, and the replaced file is deleted a day later', async () => {
    const { OrderId, place } = await ordered();
    const first = await uploaded(place);
    await send(place, first);
    const second = await uploaded(place);
    await send(place, second);
    expect((await prints(OrderId))[0].Artwork.ArtworkId).toBe(second);
    await query`update artwork set created_at = now() - interval '25 hours'`;
    await query`update design set changed_at = now() - interval '25 hours'`;
    await dropSlips(db, (file) => files.remove(file));
    expect([await files.read(artworkFile(first)), await files.read(artworkPreview(first))]).toEqual([
      null,
      null,
    ]);
    expect(await files.read(artworkFile(second))).not.toBeNull();
    const third = await uploaded(place);
    await begin(OrderId);
    expect(codeOf(await send(place, third))).toEqual([409, 'started']);
    expect((await prints(OrderId))[0]).toMatchObject({ IsOpen: false, Artwork: { ArtworkId: second } });
  });

  it('a file for printing is unseen only where the pictures show other places, so that a proof doesn’t draw it there', async () => {
    const { OrderId: orderId } = await ordered();
    const isUnseen = async (...attributeIds: number[]) => {
      const areas = attributeIds.map((attributeId) => ({
        attributeId,
        corners,
        sag: 0,
        widthMm: null,
        isEngraved: false,
      }));
      await query`update product_picture set areas = ${JSON.stringify(areas)}::jsonb where product_id = 1 and position = 0`;
      return (await printsOf(db, { orderId }))[0]?.isUnseen;
    };
    expect([await isUnseen(), await isUnseen(3), await isUnseen(4), await isUnseen(3, 4)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await isUnseen();
  });

  it('a file for printing counts against twenty a day', async () => {
    const { place } = await ordered();
    const start = () => request(beginArtwork, { ...place, Bytes: 10 }, shopper);
    for (let count = 0; count < 20; count += 1) await start();
    expect((await start()).envelope.statusCode).toBe(429);
  });
});

describe('a text for printing', () => {
  it('a text for printing is kept exactly as typed, changed and removed until work begins', async () => {
    const { OrderId, place } = await ordered('text');
    const write = (Text: string) => request(sendPrintText, { ...place, Text }, shopper);
    const text = 'សុភា & Dara <3\n“2026”';
    await write(text);
    expect(await prints(OrderId)).toMatchObject([{ AsksFor: 'text', Text: text }]);
    expect(await inOffice(OrderId)).toMatchObject([{ asksFor: 'text', text }]);
    await write('');
    expect((await prints(OrderId))[0].Text).toBe('');
    expect((await write('x'.repeat(301))).envelope.statusCode).toBe(400);
    const file = await request(beginArtwork, { ...place, Bytes: 10 }, shopper);
    expect(file.envelope.statusCode).toBe(404);
    await begin(OrderId);
    expect(codeOf(await write('late'))).toEqual([409, 'started']);
  });
});

it('personal data contain files and texts for printing, and an erasure removes them', async () => {
  const { OrderId, place } = await ordered();
  const UploadId = await uploaded(place);
  await send(place, UploadId);
  const { json } = (
    await office.request(getPersonalData, { id: shopper.customerId, language: 'en' }, owner.cookie)
  ).data;
  const number = await numberOf(OrderId);
  expect(JSON.parse(json).prints).toMatchObject([{ number, file: 'logo.png' }]);
  await begin(OrderId);
  await query`update customer_order set status_id = 3 where customer_id = ${shopper.customerId}`;
  await erase(db, { whom: { customerId: shopper.customerId }, by: 'staff srey', isConfirmed: true });
  await dropSlips(db, (file) => files.remove(file));
  expect(await files.read(artworkFile(UploadId))).toBeNull();
  expect(await query`select 1 from artwork where customer_id = ${shopper.customerId}`).toEqual([]);
});
