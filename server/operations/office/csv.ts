import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#shop/imports/imports.ts';

/** Rows as CSV that Excel takes for Unicode, by the mark at its beginning; no cell is taken for a formula. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify([heads, ...rows.map((row) => row.map((cell) => escapeFormula(cell, 'csv')))], { bom: true });
