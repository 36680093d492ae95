/** What a spreadsheet takes for the beginning of a formula, the full-width signs among it. */
const formula = /^[=+\-@\t\r＝＋－＠]/u;
/** An apostrophe that was, or could have been, put there by us. */
const taken = /^'(?=[=+\-@\t\r＝＋－＠'])/u;

/**
 * A cell's text as it is written. In CSV a text that a spreadsheet would take for a formula gets an apostrophe; XLSX says
 * of each cell that it is text. One that would be taken off again gets another one.
 */
export const escapeFormula = (text: string, kind: 'csv' | 'xlsx'): string =>
  taken.test(text) || (kind === 'csv' && formula.test(text)) ? `'${text}` : text;

/** The text as it was before. Also of XLSX: it may have been made of a CSV. */
export const unescapeFormula = (text: string): string => text.replace(taken, '');
