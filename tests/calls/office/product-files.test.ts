import { describe, expect, it } from 'vitest';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { getFile } from '#contract/operations/office/pictures/get-file.ts';
import { getProductFile } from '#contract/operations/office/pictures/get-product-file.ts';
import { storeFile } from '#contract/operations/office/pictures/keep-file.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officePageHeaders } from '#tests/support/office-api.ts';
import { uploadingShop } from './uploading.ts';

const { db, app, request, inside, upload, editor, get } = await uploadingShop();
const workshop = await inside(3);

describe('the file of a digital product', () => {
  it('a digital file is stored for buyers only, and shows its name and size', async () => {
    const content = Buffer.from('%PDF-1.7 a pattern');
    const id = await upload(content, editor.cookie, { use: 'file', fileName: 'កាដូ Pattern.PDF' });
    const stored = await request(storeFile, { upload: id, type: 'application/pdf' }, editor.cookie);
    expect(stored.data).toEqual({
      file: expect.stringMatching(/^files\/pattern\.[0-9a-f]{8}\.pdf$/u),
      type: 'application/pdf',
      bytes: content.length,
    });
    expect(await app.stores.private.read(stored.data.file)).toEqual(content);
    expect((await request(storeFile, { upload: id, type: 'application/pdf' }, editor.cookie)).data).toEqual(
      stored.data,
    );
    const { product } = (await request(getProduct, { id: 1 }, editor.cookie)).data;
    const { file, type } = stored.data;
    const fields = { digital: { file, type } };
    expect(
      (await request(changeProduct, { id: 1, version: product.version, fields }, editor.cookie)).status,
    ).toBe(200);
    const look = async (name: string) => (await request(getFile, { file: name }, editor.cookie)).data;
    expect(await look(file)).toEqual({ fileName: 'កាដូ Pattern.PDF', bytes: content.length });
    await app.stores.private.add('files/old.zip', Buffer.alloc(5));
    expect(await look('files/old.zip')).toEqual({ fileName: 'old.zip', bytes: 5 });
    await app.stores.private.add('slips/a.jpg', Buffer.alloc(5));
    for (const name of ['files/none.zip', 'slips/a.jpg', '../x']) expect((await look(name)).bytes).toBeNull();
  });

  it('a digital file can be downloaded by staff who manage products, with an audit log entry', async () => {
    const file = (cookie: string, headers: Record<string, string> = officePageHeaders, id = 1) =>
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
      await file(editor.cookie, officePageHeaders, 2),
      await file(editor.cookie, officePageHeaders, 0),
    ].map(({ statusCode }) => statusCode);
    expect(refused).toEqual([403, 401, 403, 404, 404]);
    expect((await request(getProductFile, { id: 1 }, editor.cookie)).data.fileName).toBe('កាដូ Pattern.PDF');
    // Simulates a file removed from the store.
    await app.stores.private.remove((await request(getProductFile, { id: 1 }, editor.cookie)).data.file);
    expect((await file(editor.cookie)).statusCode).toBe(404);
  });
});
