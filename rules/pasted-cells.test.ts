import { describe, expect, test } from 'vitest';
import { pastedCells } from './pasted-cells.ts';

const target = {
  colors: [
    { id: 1, names: ['White'] },
    { id: 2, names: ['Green'] },
    { id: 3, names: ['Green dark'] },
  ],
  sizes: [
    { id: 11, names: ['Small', 'S'] },
    { id: 12, names: ['Medium', 'M'] },
    { id: 13, names: ['XL'] },
  ],
  row: 0,
  column: 1,
};
const read = (text: string, to = target) => {
  const pasted = pastedCells(text, to);
  return pasted && [...pasted.cells.map((each) => Object.values(each).join(' ')), ...pasted.unknown];
};

describe('pasted quantities', () => {
  test('numbers fill the fields from the one with the focus, and no others', () => {
    expect(read('1\t2\n3 4')).toEqual(['1 12 1', '1 13 2', '2 12 3', '2 13 4']);
    expect(read('១;២;៣')).toEqual(['1 12 1', '1 13 2']);
  });

  test('a single number is left to its field', () => {
    expect(read('12')).toBeNull();
  });

  test('names of colors and sizes say where the numbers belong', () => {
    expect(read('green S 10, M 24')).toEqual(['2 11 10', '2 12 24']);
    expect(read('S 20; M 50; XL 30')).toEqual(['1 11 20', '1 12 50', '1 13 30']);
    expect(read('GREEN DARK: 10 × small\nwhite: xl=5')).toEqual(['3 11 10', '1 13 5']);
  });

  test('words that name nothing are returned', () => {
    expect(read('green shirts S 10 pcs, M 24')).toEqual(['2 11 10', '2 12 24', 'shirts', 'pcs']);
    expect(read('Smart 7')).toEqual(['smart', '7']);
  });

  test('numbers of a color that isn’t there are returned, not counted for another color', () => {
    expect(read('pink S 10, M 3')).toEqual(['pink', 's', '10', 'm', '3']);
    expect(read('green S 10\npink M 3; white XL 2')).toEqual(['2 11 10', '1 13 2', 'pink', 'm', '3']);
  });

  test('a product without sizes needs only colors', () => {
    expect(read('white 3, green 4', { ...target, sizes: [{ id: 0, names: [''] }] })).toEqual([
      '1 0 3',
      '2 0 4',
    ]);
  });
});
