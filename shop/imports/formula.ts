/** Matches characters that make a spreadsheet treat a cell as a formula, including full-width signs. */
const formula = /^[=+\-@\t\r＝＋－＠]/u;
/** Matches a number with a sign, such as a phone number, with which a spreadsheet can't calculate anything. */
const signedNumber = /^[+-]\d[\d ]*(?:\.\d+)?$/u;
/** Matches an apostrophe that we added, or could have added. */
const taken = /^'(?=[=+\-@\t\r＝＋－＠'])/u;

/**
 * Matches where a spreadsheet that separates cells by a semicolon or tab would find a formula, also in a next line, quotes or not. A line
 * such as `- hand-painted`, which lists something, is none.
 */
const formulaWithin = /(?<=[;\t\r\n])(?!- [^=+@|!();\t\r\n]*(?:[\r\n]|$))(?='?[=+\-@＝＋－＠]|'')/gu;
/** Matches such an apostrophe after a semicolon or tab. */
const takenWithin = /(?<=[;\t\r\n])'(?=[=+\-@＝＋－＠'])/gu;
const beforeTaken = /(?<=[;\t\r\n])(?='[=+\-@＝＋－＠'])/gu;

/** Matches cells that CSV must quote, besides those that the library quotes: with any line break or another separator. */
export const quotedInCsv = /[\r\n;\t]/u;

/**
 * Escapes a cell's text for writing. In CSV, text that a spreadsheet would treat as a formula gets an apostrophe, also within,
 * where a spreadsheet with another separator would begin a cell; in XLSX, cells are typed as text. Text with an apostrophe that
 * unescaping would remove gets another one.
 */
export function escapeFormula(text: string, kind: 'csv' | 'xlsx'): string {
  const isCsv = kind === 'csv';
  const within = text.replaceAll(isCsv ? formulaWithin : beforeTaken, "'");
  return taken.test(text) || (isCsv && formula.test(text) && !signedNumber.test(text))
    ? `'${within}`
    : within;
}

/**
 * Returns a cell's text for XLSX, where `_x000D_` is an escape sequence, which the library doesn't escape itself.
 */
export const xlsxText = (text: string): string =>
  escapeFormula(text, 'xlsx').replaceAll(/_(?=x[\dA-Fa-f]{4}_)/gu, '_x005F_');

/** Reverses `escapeFormula`. It also applies to XLSX, because the file may have been converted from a CSV. */
export const unescapeFormula = (text: string): string => text.replace(taken, '').replaceAll(takenWithin, '');
