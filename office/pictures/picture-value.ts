import type { PictureView } from '#contract/constants.ts';
import { type LanguageCode, languageCodes } from '#contract/languages.ts';
import type { PrintArea } from '#rules/print-area.ts';

/** A picture in a product's field `pictures`. */
export interface PictureValue {
  path: string;
  colourId: number | null;
  view: PictureView;
  /** Alternative text. Languages without text are absent. */
  alt: Partial<Record<LanguageCode, string>>;
  /** Where options are printed in it. */
  areas: PictureArea[];
}

export type PictureArea = PrintArea & { attributeId: number };

export interface PictureColour {
  id: number;
  name: string;
  hex: string;
}

/** Sets the text of one language. Empty texts are removed, and languages have a fixed order. */
export function setAltText(alt: PictureValue['alt'], code: LanguageCode, text: string): PictureValue['alt'] {
  const after = { ...alt, [code]: text };
  return Object.fromEntries(languageCodes.flatMap((each) => (after[each] ? [[each, after[each]]] : [])));
}

/** Whether alternative text is missing: it exists in only one language, or only for other pictures. */
export function lacksAlt({ alt }: PictureValue, all: readonly PictureValue[]): boolean {
  const isWritten = all.some((each) => each.alt.en || each.alt.ar);
  return isWritten && !(alt.en && alt.ar);
}

/**
 * Adds a new picture at the end. Pictures dropped together keep their order, whichever upload finishes first.
 */
export function withNew(
  all: readonly PictureValue[],
  path: string,
  turnOf: (path: string) => number | undefined,
): PictureValue[] {
  const turn = turnOf(path) ?? Infinity;
  const behind = all.findLastIndex((each) => (turnOf(each.path) ?? -1) < turn) + 1;
  return [
    ...all.slice(0, behind),
    { path, colourId: null, view: 'front', alt: {}, areas: [] },
    ...all.slice(behind),
  ];
}

/** A removed picture and its position. */
export interface Removed {
  picture: PictureValue;
  at: number;
}

/**
 * Returns the stored or uploaded pictures that were removed and can be restored until the product is saved.
 * Cropped ones don't count.
 */
export function removedOf(
  saved: readonly PictureValue[],
  mine: readonly Removed[],
  now: readonly PictureValue[],
  crop: ReadonlySet<string>,
): Removed[] {
  const paths = new Set([...now.map(({ path }) => path), ...crop]);
  const isMine = (path: string) => mine.some(({ picture }) => picture.path === path);
  const before = saved.map((picture, at) => ({ picture, at })).filter(({ picture }) => !isMine(picture.path));
  return [...before, ...mine].filter(({ picture }) => !paths.has(picture.path));
}
