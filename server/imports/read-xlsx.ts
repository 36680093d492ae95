import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Cell, FileTable } from '#shop/imports/imports.ts';
import { fileLimits } from './file-limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Rows = { line: number; cells: Cell[] }[];

/** Messages from the worker: a sheet begins, some of its rows, the end, or why it can't be read. */
export type XlsxMessage = { sheet: string } | { rows: Rows } | { end: true } | { fault: 'size' | 'damaged' };

/**
 * Reads the visible sheets of an XLSX file, in a thread with its own limits, so that no file can exhaust memory or time
 * here.
 * @throws UnreadableFile that names the problem
 */
export async function readXlsx(file: string): Promise<FileTable[]> {
  const { size } = await stat(file);
  if (size > fileLimits.xlsxBytes)
    throw new UnreadableFile('size', `${file} is ${size} bytes; the maximum is ${fileLimits.xlsxBytes}.`);
  const sheets: { name: string; rows: Rows }[] = [];
  const problem = await listened(file, (message) => {
    if ('sheet' in message) sheets.push({ name: message.sheet, rows: [] });
    if ('rows' in message) sheets.at(-1)?.rows.push(...message.rows);
  });
  if (problem !== null)
    throw new UnreadableFile(
      problem === 'damaged' ? 'damaged' : problem === 'size' ? 'size' : 'demanding',
      `${path.basename(file)} ${sentences[problem]}`,
    );
  return sheets.map(({ name, rows }) => tableOf(name, rows));
}

function tableOf(name: string, [first, ...records]: Rows): FileTable {
  if (records.length > fileLimits.rows)
    throw new UnreadableFile('rows', `the sheet ${name} has more than ${fileLimits.rows} rows.`);
  const header = (first?.cells ?? []).map((cell) => (typeof cell === 'string' ? cell : ''));
  // Pads a row, because the file omits empty cells at its end.
  const padded = (cells: Cell[]) => header.map((_, at) => cells[at] ?? '');
  return { name, header, records: records.map(({ line, cells }) => ({ line, cells: padded(cells) })) };
}

const sentences = {
  size: 'is too large when unpacked.',
  damaged: 'isn’t a complete XLSX file.',
  time: `couldn’t be read within ${fileLimits.workerTime / 1000} seconds.`,
  memory: 'needs too much memory to read; split it or save it as CSV.',
};

/** Returns why the file can't be read, or null on success. */
function listened(
  file: string,
  onRows: (message: XlsxMessage) => void,
): Promise<keyof typeof sentences | null> {
  const worker = new Worker(new URL('xlsx-worker.ts', import.meta.url), {
    workerData: { file },
    resourceLimits: { maxOldGenerationSizeMb: fileLimits.workerMemory },
  });
  return new Promise((resolve) => {
    const end = (problem: keyof typeof sentences | null) => {
      clearTimeout(clock);
      void worker.terminate();
      resolve(problem);
    };
    const clock = setTimeout(() => end('time'), fileLimits.workerTime);
    worker.on('message', (message: XlsxMessage) => {
      if ('end' in message) end(null);
      else if (!('fault' in message)) onRows(message);
      else end(message.fault);
    });
    worker.once('error', (error: Error & { code?: string }) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'damaged'),
    );
    worker.once('exit', () => end('damaged'));
  });
}
