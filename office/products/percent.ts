import { plainDigits } from '#contract/languages.ts';
import { dollarsToCents } from '#rules/money.ts';

/** Hundredths of a percent as people write them: 1250 is `12.5%`. */
export const percentText = (hundredths: number): string => `${hundredths / 100}%`;

/** What somebody typed as percent, in hundredths of one; null: it is none. */
export function hundredthsOf(text: string): number | null {
  const hundredths = dollarsToCents(plainDigits(text).replaceAll(/[\s,%]/gu, ''));
  return hundredths === null || hundredths < 0 ? null : hundredths;
}
