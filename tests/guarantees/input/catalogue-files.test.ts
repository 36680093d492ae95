import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { readTables } from '#server/imports/read-tables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
function file(ending: string, content: string | Uint8Array): string {
  const name = path.join(folder, `${(files += 1)}.${ending}`);
  writeFileSync(name, content);
  return name;
}
const csv = (text: string) => readTables(file('csv', text));
const xlsx = async (rows: string[][]) =>
  readTables(file('xlsx', await writeXlsx({ sheets: [{ name: 'Products', rows }] })));

/** Creates a zip file whose single entry declares a wrong size. */
function zipOf(name: string, content: Buffer, { size = content.length } = {}): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

describe('an oversized catalog file is refused with an explanation, without using memory', () => {
  test('a zip bomb is refused, whatever size it declares', async () => {
    const bomb = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(400 * 1024 ** 2), { size: 10 });
    expect(bomb.length).toBeLessThan(1024 ** 2);
    const before = process.memoryUsage().rss;
    await expect(readTables(file('xlsx', bomb))).rejects.toThrow(/too large when unpacked/u);
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 ** 2);
  });

  test('a sheet with more rows than the limit is refused', async () => {
    const rows = [['sku'], ...Array.from({ length: 50_001 }, (_, at) => [`A${at}`])];
    await expect(xlsx(rows)).rejects.toThrow(/more than 50000 rows/u);
    await expect(csv(rows.join('\n'))).rejects.toThrow(/more than 50000 rows/u);
  });

  test('a cell of 50 MB is refused', async () => {
    const cell = 'x'.repeat(50 * 1024 ** 2);
    await expect(csv(`sku,name_en\nA,B\nC,"${cell}"\n`)).rejects.toThrow(
      /row 3: longer than 1000000 characters/u,
    );
    const read = await xlsx([
      ['sku', 'name_en'],
      ['A', cell],
    ]);
    expect(read[0]!.records).toEqual([{ line: 2, cells: ['A', { problem: 'long' }] }]);
  });
});
