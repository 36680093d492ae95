import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { parcelFormatNames, parcelFormats, shelfFormatNames, shelfFormats } from '#contract/label-formats.ts';
import { drawBars, drawQr } from './code-drawing.ts';
import { shelfLabel } from './shelf-label.ts';
import { type Printed, typesetter } from './typeset.ts';

/** The resolution of common label printers. */
const dotsPerInch = 203;

beforeAll(async () => {
  const folder = path.dirname(new URL(import.meta.resolve('zxing-wasm/reader')).pathname);
  const wasmBinary = await readFile(path.join(folder, '../../reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer }, fireImmediately: true });
});

/** Returns what a decoder reads on each page, as a label printer draws it. */
async function codesOf(papers: Printed): Promise<string[][]> {
  const set = await typesetter()(papers, () => undefined);
  if (!('pdf' in set)) throw new Error(set.failure);
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(set.pdf);
    const pages: string[][] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: dotsPerInch / 72, render: 'bitmap' });
      const picture = { data: new Uint8ClampedArray(data), width, height } as ImageData;
      const found = await readBarcodes(picture, {
        formats: ['Code128', 'EAN13', 'EAN8', 'UPCA', 'ITF', 'QRCode'],
        maxNumberOfSymbols: 255,
      });
      pages.push(found.map(({ text }) => text).toSorted());
    }
    return pages;
  } finally {
    library.destroy();
  }
}

async function textsOf(papers: Printed): Promise<string> {
  const set = await typesetter()(papers, () => undefined);
  if (!('pdf' in set)) throw new Error(set.failure);
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(set.pdf);
    return [...document.pages()].map((page) => page.getText()).join('\n');
  } finally {
    library.destroy();
  }
}

const publicUrl = 'https://gifts.example.com';
const page = (id: number) => `${publicUrl}/product-detail/${id}/shop/product`;
const mug = {
  id: 12,
  names: { en: 'Ceramic Mug with a lid and a spoon, 330 ml', ar: 'ពែងសេរ៉ាមិចមានគម្រប 330 មីលីលីត្រ' },
  variant: null,
  sku: 'AG-1042',
  barcode: '',
  payCents: 1250,
};
const terms = { publicUrl, vat: { rate: 1000, isAdded: true }, rate: 4100, copies: 1 };
const shelfOf = (...products: Partial<typeof mug>[]) =>
  Promise.all(products.map((product) => shelfLabel({ ...mug, ...product }, terms)));

test.each(shelfFormatNames)('a scanner reads all codes of shelf labels as %s', async (name) => {
  const gtins = ['4006381333931', '96385074', '036000291452', '14006381333938'];
  const shelf = await shelfOf(...gtins.map((barcode, at) => ({ id: at + 1, barcode })), { id: 5 });
  const read = await codesOf({ title: '', format: shelfFormats[name], start: 0, shelf });
  // Decoders read the zero in front of a UPC as a digit of an EAN.
  const plain = read.flat().map((text) => text.replace(/^0(?=036000291452$)/u, ''));
  expect(plain.toSorted()).toEqual([...gtins, 'AG-1042', ...[1, 2, 3, 4, 5].map(page)].toSorted());
});

test('bars that are too narrow for a scanner are left out, and the QR code stays', async () => {
  const shelf = await shelfOf({ sku: 'A-VERY-LONG-SKU-THAT-NO-ROLL-HAS-ROOM-FOR' }, { sku: 'លេខ-១' });
  expect(shelf.map(({ bars }) => bars === null)).toEqual([false, true]);
  const read = await codesOf({ title: '', format: shelfFormats.roll50, start: 0, shelf });
  expect(read).toEqual([[page(12)], [page(12)]]);
});

test('a long Khmer name takes one line with its variant, cut at a whole letter, and short names aren’t cut', async () => {
  const name = 'ប្រអប់អំណោយអាពាហ៍ពិពាហ៍ធ្វើពីឈើគ្រញូងឆ្លាក់ដោយដៃជាមួយក្បាច់ខ្មែរបុរាណសម្រាប់ដាក់គ្រឿងអលង្ការ';
  const variant = { en: 'Navy / L', ar: 'ខៀវ / L' };
  for (const format of [shelfFormats.a4x24, shelfFormats.a4x14, shelfFormats.roll50]) {
    const shelf = await shelfOf({ names: { en: 'Long Khmer', ar: name }, variant } as never, {});
    const [long = '', short = ''] = (await textsOf({ title: '', format, start: 0, shelf })).split('330 ml');
    const [, start = ''] = /\n(ប្រអប់[^\n]*)…\s/u.exec(long) ?? [];
    expect(start).not.toBe('');
    expect(name.startsWith(start)).toBe(true);
    expect(start).not.toMatch(/\u17D2$/u);
    expect(name.slice(start.length)).not.toMatch(/^[\u17B6-\u17D3]/u);
    expect(short).not.toContain('…');
  }
});

test('labels begin at the first free place of a used sheet, and fill the next one', async () => {
  const [label] = await shelfOf({});
  const shelf = [{ ...label!, copies: 3 }];
  const pages = await codesOf({ title: '', format: shelfFormats.a4x24, start: 22, shelf });
  expect(pages.map((codes) => codes.length)).toEqual([4, 2]);
});

test('a shelf label has the price with VAT in dollars and riel, and both names', async () => {
  const [label] = await shelfOf({ variant: { en: 'Navy, L', ar: 'ខៀវ, L' } as never });
  expect(label).toMatchObject({
    price: '$13.75',
    riel: '56,400៛',
    names: [mug.names.en, mug.names.ar],
    variant: 'Navy, L · ខៀវ, L',
  });
});

test.each(parcelFormatNames)('a scanner reads both codes of a parcel label as %s', async (name) => {
  const link = `${publicUrl}/office/workshop/AG-1042`;
  const parcel = {
    lang: 'km' as const,
    from: ['Angkor Gifts', 'Street 51'],
    toHead: 'ផ្ញើទៅ',
    to: ['ចាន់ សុខា', 'ផ្ទះលេខ 12 ផ្លូវ 271', 'ខណ្ឌចំការមន'],
    phones: ['+855 12 345 678'],
    by: ['VET Express'],
    number: 'AG-1042',
    count: '1 / 2',
    due: ['$12.50', '51,200៛'],
    dueHead: 'នៅត្រូវបង់',
    bars: await drawBars('AG-1042'),
    qr: drawQr(link),
  };
  const read = await codesOf({ title: '', format: parcelFormats[name], start: 0, parcels: [parcel] });
  expect(read).toEqual([['AG-1042', link]]);
});
