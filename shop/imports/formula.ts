/** Matches characters that make a spreadsheet treat a cell as a formula, including full-width signs. */
const formula = /^[=+\-@\t\r＝＋－＠]/u;
/** Matches a number with a sign, such as a phone number, with which a spreadsheet can't calculate anything. */
const signedNumber = /^[+-]\d[\d ]*(?:\.\d+)?$/u;
/** Matches an apostrophe that we added, or could have added. */
const taken = /^'(?=[=+\-@\t\r＝＋－＠'])/u;

/**
 * Escapes a cell's text for writing. In CSV, text that a spreadsheet would treat as a formula gets an apostrophe; in
 * XLSX, cells are typed as text. Text with an apostrophe that unescaping would remove gets another one.
 */
export const escapeFormula = (text: string, kind: 'csv' | 'xlsx'): string =>
  taken.test(text) || (kind === 'csv' && formula.test(text) && !signedNumber.test(text)) ? `'${text}` : text;

/**
 * Returns a cell's text for XLSX, where `_x000D_` is an escape sequence, which the library doesn't escape itself.
 */
export const xlsxText = (text: string): string =>
  escapeFormula(text, 'xlsx').replaceAll(/_(?=x[\dA-Fa-f]{4}_)/gu, '_x005F_');

/** Reverses `escapeFormula`. It also applies to XLSX, because the file may have been converted from a CSV. */
export const unescapeFormula = (text: string): string => text.replace(taken, '');
