import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productFields } from '#contract/forms/product-fields.ts';
import { productKind, type StoredProduct } from '#shop/catalogue/catalogue.ts';
import { planned } from '#shop/records/records.ts';
import { escapeFormula, unescapeFormula } from './formula.ts';
import { knownOf } from './references.ts';
import { columnsOf, productChanges, productRow } from './product-columns.ts';
import { references, product, shopPictures, asRow } from '#tests/support/product-rows.ts';

describe('product rows written and read', () => {
  test.each(['csv', 'xlsx'] as const)(
    'a product survives a round trip with any names, texts and numbers (%s)',
    (kind) => {
      fc.assert(
        fc.property(product, references, (stored, around) => {
          const cells = Object.fromEntries(
            Object.entries(productRow(stored, around)).map(([column, cell]) => [
              column,
              unescapeFormula(escapeFormula(cell, kind)),
            ]),
          );
          const changes = productChanges(asRow(cells), around, shopPictures(stored));
          expect(changes.problems).toEqual([]);
          const change = { id: stored.id, fields: changes.fields as Partial<StoredProduct> };
          const there = { stored: new Map([[stored.id, stored]]) };
          const outcome = planned(productKind(knownOf(around)), change, undefined, there, new Map());
          expect(outcome.state).toBe('unchanged');
        }),
        { numRuns: 400 },
      );
    },
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1+cmd|x', "'+1+cmd|x"],
  ['-1-2', "'-1-2"],
  ['+855 12 345 678', '+855 12 345 678'],
  ['+66812345678', '+66812345678'],
  ['-12.50', '-12.50'],
  ['+66812345678\n=1', "'+66812345678\n'=1"],
  ['a;=1+1', "a;'=1+1"],
  ['a\t@cmd;b', "a\t'@cmd;b"],
  ["a;'=1", "a;''=1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\r\n@cmd', "a\r\n'@cmd"],
  ['red; blue', 'red; blue'],
  ['Features:\n- hand-painted\n- from Kampot', 'Features:\n- hand-painted\n- from Kampot'],
  ["a\n- cmd|' /C calc'!A0", "a\n'- cmd|' /C calc'!A0"],
  ['a\n- SUM(A1)', "a\n'- SUM(A1)"],
])('in CSV, %j is written as %j: only what a spreadsheet could calculate is escaped', (text, written) => {
  expect(escapeFormula(text, 'csv')).toBe(written);
});

test('text with semicolons, tabs, apostrophes and signs is read as it was written', () => {
  const piece = fc.constantFrom(';', '\t', '\n', "'", '=', '-', '+', '@', 'a', ' ', '＝');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('csv', 'xlsx'), (pieces, kind) => {
      const text = pieces.join('');
      expect(unescapeFormula(escapeFormula(text, kind))).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('a file from before or after stock was counted per variant changes no stock', () => {
  fc.assert(
    fc.property(product, references, (counted, around) => {
      fc.pre(counted.stockPer !== null);
      const plain = { ...counted, stockPer: null, variants: [] };
      const importing = (made: StoredProduct, stored: StoredProduct, cells: object = {}) => {
        const row = asRow({ ...productRow(made, around), ...cells });
        const { fields } = productChanges(row, around, shopPictures(made));
        const change = { id: stored.id, fields: fields as Partial<StoredProduct> };
        const there = { stored: new Map([[stored.id, stored]]) };
        return planned(productKind(knownOf(around)), change, undefined, there, new Map());
      };
      expect(importing(plain, counted)).toMatchObject({ state: 'unchanged' });
      expect(importing(counted, plain)).toMatchObject({ after: { variants: 'notCounted' } });
      const more = { stock: '3', stock_was: '2' };
      expect(importing(counted, counted, more)).toMatchObject({ after: { stock: 'perVariant' } });
    }),
    { numRuns: 100 },
  );
});

test('every field of a product has a column, except its dates, file and popularity', () => {
  const missing = Object.keys(productFields).filter((name) => columnsOf([name]).length === 0);
  expect(missing).toEqual(['publishAt', 'digital', 'popularity', 'createdAt']);
});
