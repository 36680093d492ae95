import { languageCodes } from '#contract/languages.ts';
import { type Fault, tidyLine } from '#shop/records/records.ts';
import { textError } from './change-texts.ts';
import type { NewPicture, PictureAlt, StoredPicture } from './product-fields.ts';

const maxPictures = 100;
const longestAlt = 200;
/** Matches a name without spaces, because it is used in `srcset`. */
const ownPath = /^\/content\/commonImages\/[\w.%()-]+\.(?:webp|svg|png|jpe?g|avif)$/iu;

export const isOwnPicture = (path: string): boolean => ownPath.test(path) && !path.includes('..');

/** Returns the new pictures. Those without `alt` keep their current one. */
export const picturesAfter = (
  before: readonly StoredPicture[],
  after: readonly NewPicture[],
): StoredPicture[] =>
  after.map((picture) => {
    const had = before.find(({ path }) => path === picture.path)?.alt ?? {};
    return { ...picture, alt: tidied(picture.alt ?? had) };
  });

const tidied = (alt: PictureAlt): PictureAlt =>
  Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = tidyLine(alt[code] ?? '');
      return text === '' ? [] : [[code, text]];
    }),
  );

/**
 * Returns the validation errors of a product's pictures: each must exist in the shop, show a known color and have a
 * size.
 */
export function pictureErrors(
  pictures: readonly StoredPicture[],
  colours: ReadonlySet<number>,
): Fault<'pictures'>[] {
  const field = 'pictures';
  const wrong = pictures.filter(
    ({ path, width, height }) => !isOwnPicture(path) || !isLength(width) || !isLength(height),
  );
  const unknownColourIds = pictures.flatMap(({ colourId }) =>
    colourId !== null && !colours.has(colourId) ? [colourId] : [],
  );
  return [
    ...wrong.map(({ path: about }) => ({ field, code: 'picture', about }) as const),
    ...unknownColourIds.map((about) => ({ field, code: 'unknown', about }) as const),
    ...pictures.flatMap(({ alt }) =>
      Object.values(alt).flatMap((text) => {
        const found = textError(text, longestAlt);
        return found ? [{ field, ...found } as const] : [];
      }),
    ),
    ...(pictures.length > maxPictures ? [{ field, code: 'tooLong', about: maxPictures } as const] : []),
  ];
}

const isLength = (pixels: number) => Number.isInteger(pixels) && pixels > 0 && pixels <= 100_000;
