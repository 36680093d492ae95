import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import { getDesigns } from '#contract/operations/orders/get-designs.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { placeArtwork } from '#contract/operations/orders/place-artwork.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { jobPath } from '#shop/jobs/jobs.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, query, request, pay, server } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);
const sketch = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#fff' } })
  .webp()
  .toBuffer();
const place = { ProductId: 1, ProductAttributeID: 3 };
const wish = 'A lotus above water,\n  and “Siem Reap” below  ';

const put = (url: string, headers: Record<string, string>) =>
  server.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: sketch,
  });

/** Sends a rough picture, and returns its id with that of its design. */
async function sendSketch(at: object) {
  const [{ UploadId }] = (await request(beginArtwork, { ...at, Bytes: sketch.length }, shopper)).data;
  const headers = { token: shopper.token, userid: String(shopper.customerId) };
  await put(`/api/v1/orders/artwork/${UploadId}/0`, headers);
  const sent = { ...at, UploadId, FileName: 'sketch.webp' };
  const [row] = (await request(sendArtwork, sent, shopper)).data;
  return { UploadId: UploadId as string, DesignID: row.DesignID as string };
}
const write = (Text: string, at: object) => request(sendPrintText, { ...at, Text }, shopper);
const order = async (DesignID: string) => (await pay(shopper, [{ ...mug(2), DesignID }], {})).data[0];

beforeEach(async () => {
  await query`update attribute_option set asks_for = 'drawing', drawing_cents = 1500 where id = 2 and attribute_id = 3`;
  await query`delete from rate_window`;
});

describe('a drawing that the shop makes', () => {
  it('a drawing takes words and a rough picture, in any order, and keeps both', async () => {
    const rows = (await request(getProductAllAttributesById, { ProductId: 1 }, null)).data;
    const option = rows.find(({ AsksFor }: { AsksFor?: string }) => AsksFor === 'drawing');
    expect(option).toMatchObject({ ProductAttributeID: 3, Drawing: 15 });
    const [{ DesignID }] = (await write(wish, place)).data;
    const { UploadId } = await sendSketch({ ...place, DesignID });
    const read = async () => (await request(getDesigns, { DesignIDs: [DesignID] }, shopper)).data;
    const expected = { AsksFor: 'drawing', Text: wish, Artwork: { ArtworkId: UploadId } };
    expect(await read()).toMatchObject([expected]);
    await write('Only words', { ...place, DesignID });
    expect(await read()).toMatchObject([{ ...expected, Text: 'Only words' }]);
    await write('', { ...place, DesignID });
    expect(await read()).toMatchObject([{ ...expected, Text: '' }]);
  });

  it('a drawing stays with the order exactly as typed, with its price, for the customer and for staff', async () => {
    const [{ DesignID }] = (await write(wish, place)).data;
    const { UploadId } = await sendSketch({ ...place, DesignID });
    const { OrderId, OrderNumber } = await order(DesignID);
    const printed = { AsksFor: 'drawing', Text: wish, Artwork: { ArtworkId: UploadId }, IsOpen: true };
    expect((await request(getOrderPrints, { OrderId }, shopper)).data).toMatchObject([
      { ...printed, PositionName: 'Print', OptionName: 'Full colour' },
    ]);
    const [job] = (await request(getJob, { OrderId }, shopper)).data;
    expect(job.Items[0].Charges).toMatchObject([{ Kind: 'drawing', Price: 15 }]);
    const { data } = await office.request(getOrder, { number: OrderNumber }, owner.cookie);
    expect(data.lines[0].prints).toMatchObject([
      { asksFor: 'drawing', text: wish, artwork: { id: UploadId }, position: { en: 'Print' } },
    ]);
    const page = await server.inject({ url: jobPath(app.secret, 'en', { orderId: OrderId, version: 1 }) });
    expect(page.body).toContain('What shall we draw?');
    expect(page.body).toContain('Drawing it costs');
    expect(page.body).toContain('Rough picture received');
    expect(page.body).not.toContain('Text to print');
    expect(page.body).not.toContain('Logo received');
  });

  it('a drawing that the shop makes isn’t placed on the product, and its proof is what staff drew', async () => {
    const [{ DesignID }] = (await write(wish, place)).data;
    await sendSketch({ ...place, DesignID });
    const Placement = { X: 0.5, Y: 0.5, Width: 0.5, Turn: 0 };
    expect(
      (await request(placeArtwork, { ...place, DesignID, Placement }, shopper)).envelope.statusCode,
    ).toBe(404);
    const { OrderId, OrderNumber: number } = await order(DesignID);
    const { data: read } = await office.request(getOrder, { number }, owner.cookie);
    const [{ id: line }] = read.lines;
    const draft = (upload: string | null) =>
      office.request(
        makeProof,
        {
          number,
          line,
          note: '',
          unitCents: null,
          upload,
          places: [{ attributeId: 3, widthMm: 80, heightMm: null, inks: '' }],
        },
        owner.cookie,
      );
    const refused = await draft(null);
    expect([refused.status, refused.error]).toEqual([
      409,
      'The customer asked for a drawing. Draw it, then attach the proof.',
    ]);
    const begun = await office.request(
      beginUpload,
      { use: 'proof', fileName: 'drawing.webp', bytes: sketch.length },
      owner.cookie,
    );
    await put(`/office/uploads/${begun.data.id}/0`, { ...officePageHeaders, cookie: owner.cookie });
    const { data: proof } = await draft(begun.data.id);
    await office.request(sendProof, { number, id: proof.id }, owner.cookie);
    const [job] = (await request(getJob, { OrderId }, shopper)).data;
    expect(job.Proofs[0].Places).toMatchObject([{ Text: '', Drawing: wish, WidthMm: 80 }]);
    const page = jobPath(app.secret, 'en', { orderId: OrderId, version: 1 });
    const shown = await server.inject({ url: `${page}/proofs/${line}-1` });
    expect(shown.body).toContain('You asked us to draw: ');
    expect(shown.body).toContain('A lotus above water');
  });

  it('a drawing keeps the line ends of a text that a form without scripts sends', async () => {
    const [{ DesignID }] = (await write(' one\r\n two ', place)).data;
    expect((await request(getDesigns, { DesignIDs: [DesignID] }, shopper)).data[0].Text).toBe(' one\n two ');
    const blank = await write(' \n ', place);
    const left = await request(getDesigns, { DesignIDs: [blank.data[0].DesignID] }, shopper);
    expect(left.data).toEqual([]);
  });
});
