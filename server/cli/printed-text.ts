import { stripVTControlCharacters } from 'node:util';
import { shopTimeZone } from '#contract/constants.ts';

let zone = shopTimeZone;
/** Sets the shop's time zone for all times printed from now on. */
export const writeTimesIn = (timeZone: string): void => void (zone = timeZone);
/** Formats a time such as 2026-01-31 16:05, in the shop's time zone. */
export const formatTime = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(moment);

/** Matches control characters, and those that change the text direction around them. */
const unprintable = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Makes customer input safe for one line of a terminal: no escape sequences or control characters. */
export const printable = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(unprintable, ' ').trim();

/** Joins non-empty texts. */
export const listed = (texts: readonly string[], between = ', '): string =>
  texts.map(printable).filter(Boolean).join(between);
