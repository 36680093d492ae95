import { expect, test } from 'vitest';
import { pdfPageCount } from '#tests/support/pdf-text.ts';
import { asDocuments, type Sheet } from './documents.ts';
import { typesetter } from './typeset.ts';

const maxLines = 34;

/** A tax document with so many lines of three rows of text, totals and signatures. */
const sheetOf = (count: number): Sheet => ({
  lang: 'en',
  number: `KD-${count}`,
  shop: { name: 'Shop', lines: ['Street 240'] },
  foot: 'Shop',
  heading: 'Invoice',
  facts: [{ head: 'Date', lines: ['29-11-2026'] }],
  columns: ['Item', 'Quantity', 'Price', 'Sum'],
  lines: Array.from({ length: count }, (_, at) => ({
    name: `Mug${at} begins`,
    details: ['Color: Blue', `Mug${at} ends`],
    quantity: '1',
    unit: '$1.00',
    total: '$1.00',
  })),
  sums: ['Net', 'Rate', 'Grand total'].map((name) => ({ name, note: '', amount: '$1.00', tone: 'plain' })),
  boxes: [],
  signatures: [{ head: 'Signed by', name: 'Shop' }],
});

test('no page begins within an item, or has totals or signatures only', async () => {
  const sheets = Array.from({ length: maxLines }, (_, at) => sheetOf(at + 1));
  const set = await typesetter()(asDocuments('invoice', sheets), () => undefined);
  if (!('pdf' in set)) throw new Error(set.failure);
  const pages = await pdfPageCount(set.pdf);
  const broken = pages.filter((page) => {
    const [begun, ended] = ['begins', 'ends'].map((word) => page.split(word).length - 1);
    return begun !== ended || begun === 0;
  });
  expect(broken).toEqual([]);
  expect(pages.filter((page) => page.includes('Signed by'))).toHaveLength(maxLines);
  // The heads of the columns are on every page.
  expect(pages.filter((page) => !page.includes('Quantity'))).toEqual([]);
});
