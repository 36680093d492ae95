import { type NumberRead, readHundredths } from '#rules/read-number.ts';

/** Formats hundredths of a percent: 1250 becomes `12.5%`. */
export const formatPercent = (hundredths: number): string => `${hundredths / 100}%`;

/** Parses a typed percentage of 0 or more. Returns hundredths of a percent. */
export function readPercent(text: string): NumberRead {
  const read = readHundredths(text);
  return read.value !== null && read.value < 0 ? { value: null, readings: null } : read;
}
