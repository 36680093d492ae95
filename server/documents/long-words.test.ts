import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import { pdfPageCount } from '#tests/support/pdf-text.ts';
import { asDocuments, type Sheet } from './documents.ts';
import { typesetter } from './typeset.ts';

const long = 'W'.repeat(150);
const sheet: Sheet = {
  lang: 'en',
  number: 'KD-1',
  shop: { name: `Shop ${long}`, lines: [`Street ${long}`] },
  foot: 'Shop',
  heading: 'Invoice',
  facts: ['Bill to', 'Send to', 'Paid by'].map((head) => ({
    head,
    lines: [`Sokha ${long}`, 'internationalization'],
  })),
  columns: ['Item', 'Quantity', 'Price', 'Total'],
  lines: [{ name: `Mug ${long}`, details: [`Name: ${long}`], quantity: '1', unit: '$1.00', total: '$1.00' }],
  sums: [{ name: `Total ${long}`, note: long, amount: '$1.00', tone: 'total' }],
  boxes: [{ head: 'Gift message', lines: [long] }],
};

/** Returns the columns, in points from the left edge of the first page, that contain ink. */
async function inkedColumns(pdf: Buffer): Promise<number[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const { data, width, height } = await document.getPage(0).render({ scale: 1, render: 'bitmap' });
    const isInked = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 200;
    return Array.from({ length: width }, (_, x) => x).filter((x) =>
      Array.from({ length: height }, (_, y) => y).some((y) => isInked(x, y)),
    );
  } finally {
    library.destroy();
  }
}

test('only words that are wider than their column are broken', async () => {
  const set = await typesetter()(asDocuments('invoice', [sheet]), () => undefined);
  if (!('pdf' in set)) throw new Error(set.failure);
  const columns = await inkedColumns(set.pdf);
  const margin = (18 / 25.4) * 72;
  expect(columns[0]).toBeGreaterThanOrEqual(Math.floor(margin) - 1);
  expect(columns.at(-1)).toBeLessThanOrEqual(Math.ceil((210 / 25.4) * 72 - margin) + 1);
  const page = (await pdfPageCount(set.pdf)).join('\n');
  expect(page.match(/internationalization/gu)).toHaveLength(3);
  // No letter is lost or covered.
  expect(page.match(/W/gu)).toHaveLength(10 * long.length);
  expect(page).toContain('$1.00');
});
