import type { Cell } from '#shop/imports/imports.ts';
import { fileLimits } from './file-limits.ts';

/** The errors of failed formulas. */
const failed = new Set(['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A']);
/** The precision of spreadsheets: 7.5 × 1.1 is 8.25 and not 8.250000000000002. */
const digits = 15;

/**
 * Converts an XLSX cell to text, with numbers as displayed. A date is a text that the spreadsheet converted.
 */
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

/** Returns whether a cell of a sheet may contain a formula without a result, which would read as empty. */
export function hasFormulaWithoutResult(sheet: Buffer): boolean {
  for (let at = 0; at < sheet.length; at += pieceBytes)
    if (formulaAlone.test(sheet.toString('latin1', at, at + pieceBytes + maxFormulaBytes))) return true;
  return false;
}

/** A sheet is searched in pieces, because its text would need its memory again. They overlap by the longest formula. */
const pieceBytes = 8 * 1024 ** 2;
const maxFormulaBytes = 256 * 1024;
