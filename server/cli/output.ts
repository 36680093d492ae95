/**
 * Matches characters that a terminal would interpret or reorder: control characters except the line feed, and
 * direction marks.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const obeyed = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Makes any text safe for a terminal by escaping such characters. */
const asText = (text: string): string =>
  text.toWellFormed().replaceAll(obeyed, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const print = (line: string): void => void process.stdout.write(`${asText(line)}\n`);

/** Prints an error to the terminal. */
export const complain = (line: string): void => void process.stderr.write(`${asText(line)}\n`);

/** Prints the progress on one line that is overwritten. Prints nothing if there is no terminal. */
export function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${asText(line)} `);
}
