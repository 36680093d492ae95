import { plainDigits } from '../languages.ts';

// Apart from the schemas, so that browsers can use it without them.

/** Returns a text as stored: trimmed, with normalized line breaks. */
export const normalizeText = (text: string): string => text.toWellFormed().replaceAll(/\r\n?/gu, '\n').trim();

/** Returns a text of one line as stored. */
export const normalizeLine = (text: string): string => normalizeText(text).replaceAll(/[\t\n]+/gu, ' ');

/** Returns a GTIN as stored: digits without spaces and hyphens, which are printed between the digits of an ISBN. */
export const normalizeGtin = (text: string): string => plainDigits(text).replaceAll(/[\s-]+/gu, '');
