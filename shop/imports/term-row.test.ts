import { expect, it } from 'vitest';
import { referencesOf } from './references.ts';
import { termEdits } from './term-row.ts';

const references = referencesOf({ categories: [], words: new Map(), shippingMethods: [], printMethods: [] });
const edits = (kind: string) =>
  termEdits({ line: 2, cells: { kind, name: 'Navy' }, problems: [] }, references);

it.each(['colour', 'Color', 'COLOR'])('a row of a color may write %j', (kind) => {
  expect(edits(kind).change).toMatchObject({ kind: 'colour' });
});

it('a kind that doesn’t exist is refused with its text', () => {
  expect(edits('colors')).toMatchObject({ change: null, problems: [{ column: 'kind', about: 'colors' }] });
});
