/** What a terminal would obey, or read in another order: controls but the line's end, and marks of direction. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const obeyed = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** A text as a terminal shows it, whoever wrote it: such characters by their names. */
const asText = (text: string): string =>
  text.toWellFormed().replaceAll(obeyed, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A line for the person at the terminal. */
export const print = (line: string): void => void process.stdout.write(`${asText(line)}\n`);

/** The same for faults and refusals. */
export const complain = (line: string): void => void process.stderr.write(`${asText(line)}\n`);

/** What is done of how much, in one line that is written over; nothing where nobody looks. */
export function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${asText(line)} `);
}
