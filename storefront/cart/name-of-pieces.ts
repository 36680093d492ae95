import type { LanguageCode } from '#contract/languages.ts';
import { factsText } from '#rules/text-of-language.ts';

/** Pieces of a line with the same color and size. */
export interface NamedCell {
  ColorName: string;
  SizeShortName: string;
  Quantity: number;
}

/** Returns the color and size of a cell: `Red, M`. */
export const nameOfPieces = (
  lang: LanguageCode,
  { ColorName, SizeShortName }: Pick<NamedCell, 'ColorName' | 'SizeShortName'>,
): string => factsText(lang, [ColorName, SizeShortName]);
