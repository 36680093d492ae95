// Apart from the schemas, so that browsers can use it without them.

/** Returns a text as stored: trimmed, with normalized line breaks. */
export const tidy = (text: string): string => text.toWellFormed().replaceAll(/\r\n?/gu, '\n').trim();

/** Returns a text of one line as stored. */
export const tidyLine = (text: string): string => tidy(text).replaceAll(/[\t\n]+/gu, ' ');
