import { expect, test } from 'vitest';
import { menuColumns } from './menu-columns.ts';

const category = (CategoryID: number, ParentCategoryID: number | null, Name: string, km?: string) => ({
  CategoryID,
  ParentCategoryID,
  Name,
  AttachmentURL: '',
  TotalProducts: 0,
  ...(km === undefined ? {} : { LocalizationJsonData: [{ langId: 2, text: km }] }),
});
const rows = [
  category(1, null, 'Drinkware', 'ពែង'),
  category(2, null, 'Bags'),
  category(3, 1, 'Mugs', 'ពែងកាហ្វេ'),
  category(4, 1, 'Glasses'),
  category(5, 3, 'Enamel mugs'),
];

test('menu columns are top-level categories with children, and list only direct children', () => {
  expect(menuColumns(rows, 1)).toEqual([
    {
      id: 1,
      name: 'Drinkware',
      children: [
        { id: 3, name: 'Mugs' },
        { id: 4, name: 'Glasses' },
      ],
    },
  ]);
});

test('a category without a name in the language keeps its first name', () => {
  expect(menuColumns(rows, 2)).toEqual([
    {
      id: 1,
      name: 'ពែង',
      children: [
        { id: 3, name: 'ពែងកាហ្វេ' },
        { id: 4, name: 'Glasses' },
      ],
    },
  ]);
  expect(menuColumns([category(1, null, 'Bags', ''), category(2, 1, 'Totes')], 2)[0]?.name).toBe('Bags');
});

test('a shop without categories has no columns', () => {
  expect(menuColumns([], 1)).toEqual([]);
});
