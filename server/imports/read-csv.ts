import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Cell, FileTable } from '#shop/imports/imports.ts';
import { fileLimits } from './file-limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Records = { line: number; cells: Cell[] }[];

/**
 * Reads a CSV file in UTF-8, or in the UTF-16 that Excel calls Unicode text. The separators are commas,
 * semicolons, tabs, bars, or the one that a first line `sep=;` names.
 * @throws UnreadableFile that names the problem
 */
export async function readCsv(file: string): Promise<FileTable> {
  const { size } = await stat(file);
  if (size > fileLimits.csvBytes)
    throw new UnreadableFile('size', `${file} is ${size} bytes; the maximum is ${fileLimits.csvBytes}.`);
  const start = await beginning(file);
  const encoding = encodingOf(start);
  const text = new TextDecoder(encoding).decode(start);
  const named = separatorLine.exec(text)?.[1];
  const all = await recordsOf(file, encoding, named ?? delimiterOf(text));
  // Spreadsheets don't count the line that only names the separator.
  const [header, ...records] =
    named === undefined ? all : all.slice(1).map(({ line, cells }) => ({ line: line - 1, cells }));
  if (!header) throw new UnreadableFile('empty', `${file} is empty.`);
  return { name: path.basename(file), header: header.cells.map(String), records };
}

async function recordsOf(file: string, encoding: string, delimiter: string): Promise<Records> {
  const parser = pipeline(
    Readable.from(decoded(file, encoding)),
    parse({
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: fileLimits.row,
    }),
    // The parser reports errors of the file, so ignore them here.
    () => undefined,
  );
  const records: Records = [];
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      records.push({ line: records.length + 1, cells: cells.slice(0, fileLimits.columns).map(cellOf) });
      if (records.length > fileLimits.rows + 1)
        throw new UnreadableFile('rows', `${file} has more than ${fileLimits.rows} rows.`);
    }
  } catch (error) {
    throw errorOf(file, records.length + 1, error);
  }
  return records;
}

/** Yields the decoded text without a byte order mark. Throws on invalid bytes. */
async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

const cellOf = (text: string): Cell => (text.length > fileLimits.cell ? { problem: 'long' } : text);

function errorOf(file: string, row: number, error: unknown): unknown {
  if (error instanceof UnreadableFile) return error;
  if (error instanceof CsvError) {
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      return new UnreadableFile(
        'broken',
        `${file}, row ${row}: longer than ${fileLimits.row} characters. Is a quote unclosed?`,
      );
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      return new UnreadableFile('broken', `${file}, row ${row}: unclosed quote. Is the file truncated?`);
    return new UnreadableFile('broken', `${file}, row ${row}: ${error.message}`);
  }
  if (error instanceof TypeError && (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new UnreadableFile('encoding', `${file} isn’t UTF-8: save it as "CSV UTF-8" or as XLSX.`);
  return error;
}

async function beginning(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Matches the first line that Excel reads as the separator. */
const separatorLine = /^"?sep=([^\r\n"])"?[^\r\n]*(?:\r?\n|$)/iu;

/**
 * Determines the encoding by the byte order mark, or if there is none, by the zero byte of the first letter.
 */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/** Returns the most frequent separator in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/gu, '').split(/\r?\n/u);
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t', '|'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
