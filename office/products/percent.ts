import { type NumberRead, readHundredths } from '#rules/read-number.ts';

/** Hundredths of a percent as people write them: 1250 is `12.5%`. */
export const percentText = (hundredths: number): string => `${hundredths / 100}%`;

/** What somebody typed as percent, in hundredths of one from 0. */
export function readPercent(text: string): NumberRead {
  const read = readHundredths(text);
  return read.value !== null && read.value < 0 ? { value: null, readings: null } : read;
}
