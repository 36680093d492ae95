import type { PictureView } from '#contract/constants.ts';
import { type LanguageCode, languageCodes } from '#contract/languages.ts';

/** A picture of a product, as its field `pictures` has it. */
export interface PictureValue {
  path: string;
  colourId: number | null;
  view: PictureView;
  /** What it shows, in words; a language without them is missing. */
  alt: Partial<Record<LanguageCode, string>>;
}

export interface PictureColour {
  id: number;
  name: string;
  hex: string;
}

/** The words with those of one language; without any that is missing, and the order says nothing. */
export function withWords(alt: PictureValue['alt'], code: LanguageCode, text: string): PictureValue['alt'] {
  const after = { ...alt, [code]: text };
  return Object.fromEntries(languageCodes.flatMap((each) => (after[each] ? [[each, after[each]]] : [])));
}

/** Words are there in one language and not in the other, or for other pictures and not for this one. */
export function lacksWords({ alt }: PictureValue, all: readonly PictureValue[]): boolean {
  const isWritten = all.some((each) => each.alt.en || each.alt.ar);
  return isWritten && !(alt.en && alt.ar);
}

/** A new picture behind the others. What was sent together stands as it was dropped, whichever is there first. */
export function withNew(
  all: readonly PictureValue[],
  path: string,
  turnOf: (path: string) => number | undefined,
): PictureValue[] {
  const turn = turnOf(path) ?? Infinity;
  const behind = all.findLastIndex((each) => (turnOf(each.path) ?? -1) < turn) + 1;
  return [...all.slice(0, behind), { path, colourId: null, view: 'front', alt: {} }, ...all.slice(behind)];
}

/** A picture that was taken away, and where it stood. */
export interface Removed {
  picture: PictureValue;
  at: number;
}

/** What the shop has, or was sent, and the list lacks: until it is saved each can be put back. What was cut anew is there. */
export function removedOf(
  saved: readonly PictureValue[],
  mine: readonly Removed[],
  now: readonly PictureValue[],
  cut: ReadonlySet<string>,
): Removed[] {
  const paths = new Set([...now.map(({ path }) => path), ...cut]);
  const isMine = (path: string) => mine.some(({ picture }) => picture.path === path);
  const before = saved.map((picture, at) => ({ picture, at })).filter(({ picture }) => !isMine(picture.path));
  return [...before, ...mine].filter(({ picture }) => !paths.has(picture.path));
}
