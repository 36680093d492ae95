import { expect, it } from 'vitest';
import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { getColorsList } from '#contract/operations/catalogue/get-colors-list.ts';
import { getManufacturerList } from '#contract/operations/catalogue/get-manufacturer-list.ts';
import { getPopularCategories } from '#contract/operations/catalogue/get-popular-categories.ts';
import { getSizeList } from '#contract/operations/catalogue/get-size-list.ts';
import { getTagsList } from '#contract/operations/catalogue/get-tags-list.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { db, request } = await guestShop('catalogue');

const both = (en: string, km: string) => ({
  LocalizationJsonData: [
    { langId: 1, text: en },
    { langId: 2, text: km },
  ],
});

it('categories come parents first, by sort order, and count their products including subcategories', async () => {
  expect(await request(getCategoriesList, { PageNo: 1, PageSize: 100 })).toEqual([
    {
      CategoryID: 1,
      ParentCategoryID: null,
      Name: 'Drinkware',
      ...both('Drinkware', 'ពែង កែវ'),
      AttachmentURL: '/content/commonImages/drinkware.webp',
      TotalProducts: 5,
    },
    // Categories without a Khmer name are omitted, because a client would show an empty name.
    { CategoryID: 4, ParentCategoryID: null, Name: 'Bags', AttachmentURL: '', TotalProducts: 2 },
    {
      CategoryID: 3,
      ParentCategoryID: 1,
      Name: 'Glasses',
      ...both('Glasses', 'កែវ'),
      AttachmentURL: '',
      TotalProducts: 1,
    },
    {
      CategoryID: 2,
      ParentCategoryID: 1,
      Name: 'Mugs',
      ...both('Mugs', 'ពែង'),
      AttachmentURL: '',
      TotalProducts: 3,
    },
  ]);
});

it('categories are named in the requested language, else in English', async () => {
  const rows = await request(getCategoriesList, { languageCode: 'ar' });
  expect(rows.map((row) => row.Name)).toEqual(['ពែង កែវ', 'Bags', 'កែវ', 'ពែង']);
});

it('categories are returned in pages', async () => {
  expect((await request(getCategoriesList, { PageNo: 2, PageSize: 3 })).map((row) => row.CategoryID)).toEqual(
    [2],
  );
});

it('categories below a hidden one are hidden', async () => {
  await db.insertInto('category').values({ id: 6, parent_id: 5, picture: null }).execute();
  expect((await request(getCategoriesList, {})).map((row) => row.CategoryID)).not.toContain(6);
});

it('popular categories list those with a picture first, then by sales; others borrow a product’s picture', async () => {
  expect(
    (await request(getPopularCategories, {})).map(({ CategoryID, AttachmentURL }) => [
      CategoryID,
      AttachmentURL,
    ]),
  ).toEqual([
    [1, '/content/commonImages/drinkware.webp'],
    [2, '/content/commonImages/bag.webp'],
    [4, '/content/commonImages/bag.webp'],
    [3, ''],
  ]);
  const second = await request(getPopularCategories, { PageNo: 2, PageSize: 3 });
  expect(second.map(({ CategoryID }) => CategoryID)).toEqual([3]);
});

it('sizes have both names, and the short one in both languages', async () => {
  expect(await request(getSizeList, {})).toEqual([
    { SizeID: 2, Name: 'Large', ShortName: 'L', Inches: '14', Centimeters: '35.6' },
    { SizeID: 1, Name: 'Small', ShortName: 'S', Inches: '10', Centimeters: '25.4', ...both('S', 'តូ') },
  ]);
  expect((await request(getSizeList, { languageCode: 'ar' }))[1]).toMatchObject({
    Name: 'តូច',
    ShortName: 'តូ',
  });
});

it('brands are sorted by name', async () => {
  expect(await request(getManufacturerList, {})).toEqual([
    { ManufacturerID: 2, Name: 'Angkor Works' },
    { ManufacturerID: 1, Name: 'Tonle Clay' },
  ]);
});

it('tags are sorted by sort order', async () => {
  const tags = [
    { TagID: 1, TagName: 'Office', ...both('Office', 'ការិយាល័យ') },
    { TagID: 2, TagName: 'Wedding' },
    { TagID: 3, TagName: 'Travel' },
  ];
  expect(await request(getTagsList, {})).toEqual(tags);
  expect((await request(getTagsList, { languageCode: 'ar' })).map((row) => row.TagName)).toEqual([
    'ការិយាល័យ',
    'Wedding',
    'Travel',
  ]);
});

it('colors have a name and a code', async () => {
  expect(await request(getColorsList, { languageCode: 'ar' })).toEqual([
    { ColorID: 1, ColorName: 'ក្រហម', HexCode: '#aa0000', ...both('Red', 'ក្រហម') },
    { ColorID: 2, ColorName: 'Blue', HexCode: '#0000aa' },
  ]);
});
