import { expect, test } from 'vitest';
import { cellMatrix } from './cell-matrix.ts';

const color = (en: string, km: string) => ({
  attributeId: 1,
  optionId: 1,
  en: ['Color', en] as [string, string],
  km: ['ពណ៌', km] as [string, string],
});
const size = (name: string) => ({
  attributeId: 2,
  optionId: 1,
  en: ['Size', name] as [string, string],
  km: ['ទំហំ', name] as [string, string],
});

test('pieces are a table of colors and sizes in their order, and empty where there are none', () => {
  const [white, navy] = [color('White', 'ស'), color('Navy', 'ខៀវ')];
  const cells = [
    { options: [white, size('M')], quantity: 50 },
    { options: [white, size('S')], quantity: 20 },
    { options: [navy, size('S')], quantity: 10 },
  ];
  expect(cellMatrix(cells, ['km', 'en'])).toEqual({
    columns: ['M', 'S'],
    rows: [
      { name: 'ស · White', amounts: ['50', '20'] },
      { name: 'ខៀវ · Navy', amounts: ['', '10'] },
    ],
  });
});

test('pieces that differ in one of them have one row, or one column without a head', () => {
  const bySize = [
    { options: [size('S')], quantity: 1 },
    { options: [size('M')], quantity: 2 },
  ];
  expect(cellMatrix(bySize, ['en'])).toEqual({
    columns: ['S', 'M'],
    rows: [{ name: '', amounts: ['1', '2'] }],
  });
  const onlyRed = [
    { options: [color('Red', 'ក្រហម')], quantity: 3 },
    { options: [color('Blue', 'ខៀវ')], quantity: 0 },
  ];
  expect(cellMatrix(onlyRed, ['en'])).toEqual({ columns: [''], rows: [{ name: 'Red', amounts: ['3'] }] });
  expect(cellMatrix(onlyRed.slice(0, 1), ['en'])).toBeUndefined();
});
