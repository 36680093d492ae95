import type { ArtworkKind } from '#contract/artwork.ts';

/** What the shop reads from a file that a customer sends for printing. */
export interface ArtworkFacts {
  kind: ArtworkKind;
  /** The size in pixels; null for drawings, which have none. */
  pixels: { width: number; height: number } | null;
  /** The number of distinct colors, without those of smooth edges; null if it has shades. */
  colors: number | null;
  /** What surrounds the drawing. `photo` means that it fills its rectangle. */
  background: 'none' | 'white' | 'photo';
  /** Names of fonts that the file uses but doesn't contain. */
  missingFonts: string[];
  /** The number of pages. Only the first one is printed. */
  pages: number;
}

/** A warning about a file, with the values of its text. None of them refuses the file. */
export type ArtworkWarning =
  | { code: 'fonts'; values: { names: string } }
  | { code: 'whiteBackground' | 'shades'; values: Record<string, never> }
  | { code: 'small'; values: { cm: number } }
  | { code: 'pages'; values: { n: number } };

/** Pixels per inch that print well; below, edges look soft. */
const goodDpi = 150;
/** The width in cm of a usual logo on a shirt, a bag or a mug. */
const usualWidth = 8;

/** Returns how wide a picture can be printed and look sharp, in cm; null for drawings, which are sharp at any size. */
export const sharpWidth = ({ pixels }: Pick<ArtworkFacts, 'pixels'>): number | null =>
  pixels && Math.floor((pixels.width / goodDpi) * 25.4) / 10;

/** Returns what the customer should know before the file is printed, the most important first. */
export function artworkWarnings(facts: ArtworkFacts): ArtworkWarning[] {
  const cm = sharpWidth(facts);
  const warnings: ArtworkWarning[] = [];
  if (facts.missingFonts.length > 0)
    warnings.push({ code: 'fonts', values: { names: facts.missingFonts.join(', ') } });
  if (cm !== null && cm < usualWidth) warnings.push({ code: 'small', values: { cm } });
  if (facts.background === 'white') warnings.push({ code: 'whiteBackground', values: {} });
  if (facts.colors === null) warnings.push({ code: 'shades', values: {} });
  if (facts.pages > 1) warnings.push({ code: 'pages', values: { n: facts.pages } });
  return warnings;
}
