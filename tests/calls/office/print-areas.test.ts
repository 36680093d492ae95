import { describe, expect, it } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { request, inside } = officeOf(shop);
const [editor, workshop] = [await inside(4), await inside(3)];

const corners = [
  [0.3, 0.3],
  [0.7, 0.32],
  [0.7, 0.6],
  [0.3, 0.62],
];
const area = { attributeId: 3, corners, sag: 0, widthMm: null, isEngraved: false };
const product = async () => (await request(getProduct, { id: 2 }, editor.cookie)).data;
const wire = async () =>
  (await shop.post(getProductDetail.path, { ProductId: 2 })).data[0].ProductImagesJson as Record<
    string,
    unknown
  >[];
/** Gives the first picture of a product these areas. */
async function give(areas: unknown, cookie = editor.cookie) {
  const { version, pictures } = (await product()).product;
  const [first, ...others] = pictures;
  const fields = { pictures: [{ ...first, areas }, ...others] };
  return request(changeProduct, { id: 2, version, fields }, cookie);
}
const codesOf = ({ data }: Awaited<ReturnType<typeof give>>) =>
  data.faults?.map(({ code }: { code: string }) => code);

describe('areas in which options are printed', () => {
  it('areas are part of a product’s pictures: shown to shoppers, in its history, and undone', async () => {
    expect((await wire())[0]).not.toHaveProperty('Areas');
    const done = await give([{ ...area, sag: 0.02, widthMm: 240, isEngraved: true }]);
    expect(done).toMatchObject({ status: 200, data: { changeId: expect.any(Number) } });
    expect((await wire())[0]!['Areas']).toEqual([
      { ProductAttributeID: 3, Corners: corners, Sag: 0.02, WidthMm: 240, IsEngraved: true },
    ]);
    expect((await product()).history[0]).toMatchObject({ fields: [{ field: 'pictures' }] });
    await request(undoProductChange, { changeId: done.data.changeId }, editor.cookie);
    expect((await wire())[0]).not.toHaveProperty('Areas');
  });

  it('a flat area of unknown size has neither on the wire', async () => {
    await give([area]);
    expect((await wire())[0]!['Areas']).toEqual([{ ProductAttributeID: 3, Corners: corners }]);
  });

  it('a change that doesn’t mention areas keeps them', async () => {
    await give([area]);
    const { version, pictures } = (await product()).product;
    const others = pictures.map(({ areas: _, ...picture }: { areas: unknown }) => ({
      ...picture,
      view: 'detail',
    }));
    await request(changeProduct, { id: 2, version, fields: { pictures: others } }, editor.cookie);
    expect((await product()).product.pictures[0]).toMatchObject({ view: 'detail', areas: [area] });
  });

  it.each([
    ['with crossed corners', { ...area, corners: corners.toReversed() }, 'area'],
    ['outside of its picture', { ...area, corners: [[-0.1, 0.3], ...corners.slice(1)] }, 'area'],
    ['as wide as a house', { ...area, widthMm: 6000 }, 'area'],
    ['of an option that doesn’t exist', { ...area, attributeId: 999 }, 'unknown'],
  ])('an area %s is refused', async (_, wrong, code) => {
    expect(codesOf(await give([wrong]))).toEqual([code]);
  });

  it('an option has one area in a picture', async () => {
    expect(codesOf(await give([area, area]))).toEqual(['twice']);
  });

  it('an area needs the permission to edit products', async () => {
    expect((await give([area], workshop.cookie)).status).toBe(403);
  });
});
