import type { Cell } from '#shop/imports/imports.ts';
import { fileLimits } from './file-limits.ts';

/** What spreadsheets write where a formula failed. */
const failed = new Set(['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A']);
/** As many digits as spreadsheets count with: 7.5 × 1.1 is 8.25 and not 8.250000000000002. */
const digits = 15;

/** A cell of an XLSX file as a text; numbers as they are shown, a date is what somebody's spreadsheet made of a text. */
export function cellText(value: string | number | boolean | Date | null | undefined): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toPrecision(digits)));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return { problem: 'date' };
  if (failed.has(value)) return { problem: 'formula' };
  return value.length > fileLimits.cell ? { problem: 'long' } : value;
}

const formulaAlone =
  /<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*<(?:\/(?:\w+:)?c>|(?:\w+:)?v\s*(?:\/>|>\s*<))/u;

/** Whether a cell of a sheet may hold a formula and no result: it would be read as empty. */
export const hasFormulaWithoutResult = (sheet: Buffer): boolean =>
  formulaAlone.test(sheet.toString('latin1'));
