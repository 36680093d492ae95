import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseCsv } from 'hucre/csv';
import { readXlsx as readWhole, writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it, test } from 'vitest';
import { recognised, tableColumns } from '#shop/imports/imports.ts';
import { storedZip } from '#tests/support/stored-zip.ts';
import { inflatedParts } from './inflate-budget.ts';
import { readTables } from './read-tables.ts';
import { type Tables, writeTables } from '../cli/catalogue/write-tables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const place = (ending: string) => path.join(folder, `${(files += 1)}.${ending}`);

function file(ending: string, content: string | Uint8Array): string {
  const name = place(ending);
  writeFileSync(name, content);
  return name;
}
const csv = (text: string | Uint8Array) => readTables(file('csv', text));
const xlsx = async (rows: (string | number | boolean | Date | null)[][], more: object = {}) =>
  readTables(file('xlsx', await writeXlsx({ sheets: [{ name: 'Products', rows, ...more }] })));
const cellsOf = async (tables: Promise<Awaited<ReturnType<typeof readTables>>>) =>
  (await tables)[0]!.records.map(({ line, cells }) => [line, ...cells]);

/** Returns the file with the empty value that scripts write after a formula. */
const withEmptyValues = (workbook: Uint8Array, value: string, type = '') =>
  storedZip(
    [...inflatedParts(Buffer.from(workbook), 1_000_000)].map(({ name, content }) => {
      const text = content.toString();
      return {
        name,
        content: Buffer.from(
          text.replaceAll(/<c( r="\w+")>(<f>[^<]*<\/f>)<\/c>/gu, `<c$1${type}>$2${value}</c>`),
        ),
      };
    }),
  );

/** Texts that spreadsheets misinterpret, break or hide. */
const hard = [
  '=1+1',
  '+855 12',
  '-5',
  '@x',
  "'=x",
  "'a",
  "''b",
  '\ttab',
  '00123',
  '1e3',
  'ស្រ្តី ខ្មែរ​ ក',
  'a"b,c;d',
  'one\ntwo',
  '_x000D_',
  ' x ',
  '<b>&amp;</b>',
  '😀',
];

describe.each(['csv', 'xlsx'] as const)('%s files', (kind) => {
  test('a written file reads as the same table', async () => {
    const rows = hard.map((text, at) => ({
      sku: `A${at}`,
      name_en: text,
      name_km: text,
      price: '12.50',
      published: 'yes',
    }));
    const name = place(kind);
    const tables: Tables = {
      products: rows,
      categories: [{ category: 'A > B' }],
      words: [{ kind: 'tag', name: 'x' }],
    };
    const written = await writeTables(name, tables);
    const read = (await Promise.all(written.map(readTables))).flat().map((table) => recognised(table));
    const kinds = read.map((table) => ('kind' in table ? table.kind : table.fault));
    expect(kinds).toEqual(['products', 'categories', 'words']);
    const [products] = read;
    if (!products || !('rows' in products)) throw new Error('no products');
    expect(products.strangers).toEqual([]);
    for (const [at, { line, cells, problems }] of products.rows.entries()) {
      expect(problems).toEqual([]);
      expect(line).toBe(at + 2);
      expect({ ...cells, price: Number(cells['price']) }).toMatchObject({
        sku: `A${at}`,
        name_en: hard[at],
        name_km: hard[at],
        price: 12.5,
        stock: '',
      });
    }
  });

  test('an export never overwrites another file', async () => {
    const tables: Tables = { products: [], categories: [], words: [] };
    const name = place(kind);
    await writeTables(name, tables);
    await expect(writeTables(name, tables)).rejects.toThrow(/already exists/u);
  });
});

describe('CSV compatibility', () => {
  it('CSV starts with a byte order mark, and no cell starts like a formula, except for signed numbers', async () => {
    const name = place('csv');
    const products = hard.map((text) => ({ sku: text, published: 'yes' }));
    await writeTables(name, { products, categories: [], words: [] });
    const text = (await import('node:fs')).readFileSync(name, 'utf8');
    expect(text.startsWith('\ufeffsku,')).toBe(true);
    // Another program's parser finds the same cells.
    const cells = parseCsv(text);
    expect(cells.map((row) => row.length)).toEqual(cells.map(() => tableColumns.products.length));
    expect(
      cells
        .slice(1)
        .map(([sku]) => String(sku))
        .filter((sku) => /^[=+\-@\t\r]/u.test(sku) && !/^[+-][\d .]+$/u.test(sku)),
    ).toEqual([]);
  });

  it.each([
    ['semicolons', 'sku;price\nA;1.5\n'],
    ['tabs', 'sku\tprice\r\nA\t1.5\r\n'],
    ['quotes with line breaks', '\ufeff"sku","price"\n"A","1.5"\n'],
    ['bars', 'sku|price\r\nA|1.5\r\n'],
    ['a line that names the separator', '\ufeffsep=;\r\nsku;price\r\nA;1.5\r\n'],
    ['that line in quotes', '"sep=|"\nsku|price\nA|1.5\n'],
  ])('CSV with %s is read', async (_, text) => {
    expect(await cellsOf(csv(text))).toEqual([[2, 'A', '1.5']]);
  });

  it('the UTF-16 that Excel calls Unicode text is read', async () => {
    const bytes = Buffer.from('\ufeffsku\tname_km\nA\tក\n', 'utf16le');
    expect(await cellsOf(csv(bytes))).toEqual([[2, 'A', 'ក']]);
    for (const each of [bytes.subarray(2), bytes.swap16(), bytes.subarray(2)])
      expect(await cellsOf(csv(Buffer.from(each)))).toEqual([[2, 'A', 'ក']]);
  });
});

describe('XLSX compatibility', () => {
  it('an XLSX file is read with numbers as displayed and the results of formulas', async () => {
    const cells = new Map([['1,1', { formula: 'A1*1.1', formulaResult: 7.5 * 1.1 }]]);
    const rows = [
      ['sku', 'price', 'published', 'stock'],
      [123, null, true, 0.1 + 0.2],
      [null, null, null, null],
      ['B'],
    ];
    expect(await cellsOf(xlsx(rows, { cells }))).toEqual([
      [2, '123', '8.25', 'yes', '0.3'],
      [4, 'B', '', '', ''],
    ]);
  });

  it('dates and failed formulas in an XLSX file are reported, and hidden sheets skipped', async () => {
    const rows = [
      ['sku', 'shipping_days', 'price'],
      ['A', new Date('2026-04-02'), '#REF!'],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: 'P', rows },
        { name: 'Secret', hidden: true, rows },
      ],
    });
    const tables = await readTables(file('xlsx', bytes));
    expect(tables.map(({ name }) => name)).toEqual(['P']);
    expect(tables[0]!.records).toEqual([
      { line: 2, cells: ['A', { problem: 'date' }, { problem: 'formula' }] },
    ]);
  });

  it('every cell with a formula without a result is rejected, and no other cell', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'P',
          rows: [
            ['sku', 'price', 'stock', 'short_en', 'keywords_en'],
            ['A', null, null, null, null],
            ['B', 1, null, null, null],
          ],
          cells: new Map([
            ['1,1', { formula: '2+3' }],
            ['1,2', { formula: '1+1', formulaResult: 2 }],
            ['1,3', { formula: '"a"' }],
          ]),
        },
      ],
    });
    const noResult = { problem: 'noResult' };
    const read = [
      [2, 'A', noResult, '2', noResult, ''],
      [3, 'B', '1', '', '', ''],
    ];
    expect(await cellsOf(readTables(file('xlsx', bytes)))).toEqual(read);
    for (const value of ['<v/>', '<v></v>', '<v />'])
      expect(await cellsOf(readTables(file('xlsx', withEmptyValues(bytes, value))))).toEqual(read);
    // A result that is an empty string counts as a result.
    const empty = withEmptyValues(bytes, '<v></v>', ' t="str"');
    expect(await cellsOf(readTables(file('xlsx', empty)))).toEqual([[2, 'A', '', '2', '', ''], read[1]]);
  });

  it('text columns of an XLSX file are marked as text', async () => {
    const name = place('xlsx');
    await writeTables(name, { products: [{ sku: '00123', published: 'yes' }], categories: [], words: [] });
    const { sheets } = await readWhole((await import('node:fs')).readFileSync(name), { readStyles: true });
    expect(sheets.map((sheet) => sheet.name)).toEqual(['Products', 'Categories', 'Words']);
    expect(sheets[0]?.rows[1]?.[0]).toBe('00123');
  });
});

describe('rejection of malicious files', () => {
  test('a truncated file is rejected', async () => {
    const whole = await writeXlsx({ sheets: [{ name: 'P', rows: [['sku'], ['A']] }] });
    await expect(readTables(file('xlsx', whole.subarray(0, whole.length / 2)))).rejects.toThrow(
      /isn’t a complete XLSX/u,
    );
    await expect(csv('sku,name_en\nA,"Mug')).rejects.toThrow(/row 2: unclosed quote/u);
    const [table] = await csv('sku,name_en,price\nA,Mug,12.50\nB,Cup');
    const known = recognised(table!);
    expect('rows' in known && known.rows.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: 'price', code: 'short', about: 2 }],
    ]);
  });

  test.each([
    ['an empty file', 'csv', '', /is empty/u],
    ['bytes that are not text', 'csv', Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xff, 0xe8]), /isn’t UTF-8/u],
    ['a file that is not a ZIP archive', 'xlsx', 'sku\nA', /isn’t a complete XLSX/u],
    [
      'an old Excel file',
      'xlsx',
      Buffer.from('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1W\0o\0r\0k\0b\0o\0o\0k', 'latin1'),
      /has the format Excel \(XLS\); save the table/u,
    ],
    ['another extension', 'ods', 'x', /must end with .csv or .xlsx/u],
  ])('the file is rejected: %s', async (_, ending, content, sentence) => {
    await expect((async () => readTables(file(ending, content)))()).rejects.toThrow(sentence);
  });

  test('an XLSX file whose cells share a text that is too much for its rows or for all of them is rejected', async () => {
    const repeated = (text: string, columns: number, rows: number) =>
      xlsx([['sku'], ...Array.from({ length: rows }, () => Array.from({ length: columns }, () => text))]);
    await expect(repeated('a'.repeat(200_000), 6, 1)).rejects.toThrow(/too large when unpacked/u);
    await expect(repeated('a'.repeat(100_000), 9, 60)).rejects.toThrow(/too large when unpacked/u);
    const [table] = await repeated('a'.repeat(100_000), 9, 50);
    expect(table?.records.length).toBe(50);
  });

  test('a missing file is rejected', async () => {
    await expect((async () => readTables('/nowhere/x.csv'))()).rejects.toThrow(/not found/u);
  });
});

describe('table headers', () => {
  const kindOf = (header: string[]) =>
    recognised({ name: 'x', header, records: [{ line: 2, cells: ['a', 'b', 'c'] }] });

  it.each([
    [['price', ' SKU ', 'x'], { kind: 'products', strangers: [{ name: 'x' }] }],
    [['category', 'name_km'], { kind: 'categories', strangers: [] }],
    [['\u200bsku', 'name_en\u00a0', '\u200ePri\u00adce\ufeff'], { kind: 'products', strangers: [] }],
    [['kind', 'name', 'hex'], { kind: 'words', strangers: [] }],
    [['name', 'price'], { fault: 'nearProducts' }],
    [['x', 'y'], { fault: 'notRecognised' }],
    [['sku', 'price', 'Price'], { fault: 'columnTwice', about: 'price' }],
    [
      ['sku', '__proto__', 'constructor', 'pirce'],
      { strangers: [{ name: '__proto__' }, { name: 'constructor' }, { name: 'pirce', nearest: 'price' }] },
    ],
  ])('the table header %j is understood', (header, meant) => {
    expect(kindOf(header)).toMatchObject(meant);
  });

  it('a header cannot access object prototypes', () => {
    const table = kindOf(['sku', '__proto__', 'constructor']);
    expect('rows' in table && Object.entries(table.rows[0]!.cells)).toEqual([['sku', 'a']]);
  });
});
