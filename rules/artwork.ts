import type { ArtworkKind } from '#contract/artwork.ts';
import {
  areaRatio,
  centered,
  type Placement,
  placedInside,
  placementWidths,
  type PrintArea,
} from './print-area.ts';

/** What the shop reads from a file that a customer sends for printing. */
export interface ArtworkFacts {
  kind: ArtworkKind;
  /** The size in pixels; null for drawings, which have none. */
  pixels: { width: number; height: number } | null;
  /** The number of distinct colors, without those of smooth edges; 0 if nothing can be seen, null if it has shades. */
  colors: number | null;
  /** What surrounds the drawing. `photo` means that it fills its rectangle. */
  background: 'none' | 'white' | 'photo';
  /** Names of fonts that the file uses but doesn't contain. */
  missingFonts: string[];
  /** The number of pages. Only the first one is printed. */
  pages: number;
  /** The width of the thinnest lines as a fraction of the file's width; null if unknown. Missing from older files. */
  thinnest?: number | null | undefined;
  /** The width divided by the height. Missing from older files. */
  aspect?: number | undefined;
}

/** A warning about a file, with the values of its text. None of them refuses the file. */
export type ArtworkWarning =
  | { code: 'fonts'; values: { names: string } }
  | { code: 'blank' | 'whiteBackground' | 'shades'; values: Record<string, never> }
  | { code: 'small'; values: { mm: number } }
  | { code: 'tooWide'; values: { mm: number; width: number } }
  | { code: 'thinLines'; values: { width: number; mm: number; min: number } }
  | { code: 'tooManyColors'; values: { n: number; max: number } }
  | { code: 'pages'; values: { n: number } };

/** Pixels per inch that print well; below, edges look soft. */
const goodDpi = 150;
/** The width in mm of a usual logo on a shirt, a bag or a mug. */
const usualWidth = 80;
/** The thinnest line in mm that prints safely: 1 point, which screen printers ask for (docs/decisions/111). */
const minLineMm = 0.35;

/** Returns how wide a picture can be printed and look sharp, in mm; null for drawings, which are sharp at any size. */
export const sharpWidth = ({ pixels }: Pick<ArtworkFacts, 'pixels'>): number | null =>
  pixels && Math.floor((pixels.width / goodDpi) * 25.4);

/** How a file is printed, as far as known. */
export interface ArtworkUse {
  /** The picture that shows it on the product, and where it is there; null if it is in the middle. */
  picture?: { width: number; height: number; area: PrintArea } | null | undefined;
  placement?: Placement | null;
  /** The colors of the chosen print; null if it has no limit. */
  colors?: number | null | undefined;
}

/** Returns how wide and high a file is printed, in mm; null if the size of the area or the shape of the file is unknown. */
export function printedSize(
  facts: Pick<ArtworkFacts, 'pixels' | 'aspect'>,
  use: ArtworkUse,
): { widthMm: number; heightMm: number } | null {
  const { pixels, aspect = pixels ? pixels.width / pixels.height : 1 } = facts;
  const widthMm = printedWidth(facts, use);
  return widthMm === null ? null : { widthMm, heightMm: Math.round(widthMm / aspect) };
}

/** Returns how wide a file is printed, in mm; null if the size of the area or the shape of the file is unknown. */
export function printedWidth(
  { pixels, aspect = pixels ? pixels.width / pixels.height : 0 }: Pick<ArtworkFacts, 'pixels' | 'aspect'>,
  { picture, placement }: ArtworkUse,
): number | null {
  const widthMm = picture?.area.widthMm;
  if (!aspect || !picture || !widthMm) return null;
  const ratios = { artwork: aspect, area: areaRatio(picture.area, picture) };
  const { width } = placement ? placedInside(placement, ratios) : centered(ratios);
  return Math.round(width * widthMm);
}

/** Returns the middle of an area for a picture that isn't sharp as wide as the area allows; null if it is. */
export function sharpPlacement(facts: ArtworkFacts, picture: ArtworkUse['picture']): Placement | null {
  const [mm, width] = [sharpWidth(facts), printedWidth(facts, { picture })];
  if (mm === null || width === null || width <= mm) return null;
  const { min } = placementWidths;
  return { x: 0.5, y: 0.5, width: Math.max(min, mm / (picture?.area.widthMm ?? mm)), turn: 0 };
}

/** Returns the width at which lines are too thin to print, and theirs; nothing if they are thick enough. */
function thinLines({ thinnest }: ArtworkFacts, width: number): ArtworkWarning[] {
  const mm = thinnest ? Math.round(thinnest * width * 100) / 100 : minLineMm;
  return mm < minLineMm ? [{ code: 'thinLines', values: { width, mm, min: minLineMm } }] : [];
}

/** Returns what the customer should know before the file is printed, the most important first. */
export function artworkWarnings(facts: ArtworkFacts, use: ArtworkUse = {}): ArtworkWarning[] {
  if (facts.colors === 0) return [{ code: 'blank', values: {} }];
  const mm = sharpWidth(facts);
  const width = printedWidth(facts, use);
  const { colors: max } = use;
  const warnings: ArtworkWarning[] = [];
  if (facts.missingFonts.length > 0)
    warnings.push({ code: 'fonts', values: { names: facts.missingFonts.join(', ') } });
  if (mm !== null && width !== null && width > mm) warnings.push({ code: 'tooWide', values: { mm, width } });
  else if (mm !== null && width === null && mm < usualWidth) warnings.push({ code: 'small', values: { mm } });
  warnings.push(...thinLines(facts, width ?? usualWidth));
  if (max && facts.colors !== null && facts.colors > max)
    warnings.push({ code: 'tooManyColors', values: { n: facts.colors, max } });
  if (facts.background === 'white') warnings.push({ code: 'whiteBackground', values: {} });
  if (facts.colors === null) warnings.push({ code: 'shades', values: {} });
  if (facts.pages > 1) warnings.push({ code: 'pages', values: { n: facts.pages } });
  return warnings;
}
