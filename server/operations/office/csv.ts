import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#shop/imports/imports.ts';

/**
 * Formats rows as CSV with a byte order mark, so that Excel reads it as Unicode. Escapes cells that look like
 * formulas.
 */
export const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify([heads, ...rows.map((row) => row.map((cell) => escapeFormula(cell, 'csv')))], { bom: true });
