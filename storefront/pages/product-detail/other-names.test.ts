import { expect, test } from 'vitest';
import type { Call } from '#web/call.ts';
import { pastedCells } from '#rules/pasted-cells.ts';
import { otherNames } from './other-names.ts';

const row = (ProductAttributeID: number, PrimaryKeyValue: number, PrimaryKeyDisplayValue: string) => ({
  ProductAttributeID,
  PrimaryKeyValue,
  PrimaryKeyDisplayValue,
});
const rows = {
  en: [row(1, 4, 'Green'), row(2, 4, 'Small (S)')],
  ar: [row(1, 4, 'បៃតង'), row(2, 4, 'តូច (S)')],
};
const call = (async (_operation: unknown, { languageCode }: { languageCode: 'en' | 'ar' }) => ({
  data: rows[languageCode],
})) as never as Call;

test.each([
  ['ar', 'green S 10', 'បៃតង', 'តូច'],
  ['ar', 'Green small 10', 'បៃតង', 'តូច'],
  ['en', 'បៃតង S 10', 'Green', 'Small (S)'],
  ['en', 'បៃតង តូច ១០', 'Green', 'Small (S)'],
] as const)(
  'in the %s shop, %s is read by the names of the other language',
  async (lang, text, color, size) => {
    const others = await otherNames(call, 7, lang);
    const target = {
      colors: [{ id: 4, names: [color, ...others(4, 1)] }],
      sizes: [{ id: 4, names: [size, ...others(4, 2)] }],
      row: 0,
      column: 0,
    };
    expect(pastedCells(text, target)).toEqual({
      cells: [{ colorId: 4, sizeId: 4, quantity: 10 }],
      unknown: [],
    });
  },
);

test('without a connection, only the names of the page are known', async () => {
  const offline = (() => Promise.reject(new Error('offline'))) as never as Call;
  expect((await otherNames(offline, 7, 'en'))(4, 1)).toEqual([]);
});
