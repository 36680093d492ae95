import { languageCodes } from '#contract/languages.ts';
import { type Fault, normalizeLine } from '#shop/records/records.ts';
import { twice } from './change-options.ts';
import { textError } from './change-texts.ts';
import { isUsableArea } from '#rules/print-area.ts';
import type { Known, NewPicture, PictureAlt, PictureArea, StoredPicture } from './product-fields.ts';

const maxPictures = 100;
const longestAlt = 200;
/** Matches a name without spaces, because it is used in `srcset`. */
const ownPath = /^\/content\/commonImages\/[\w.%()-]+\.(?:webp|svg|png|jpe?g|avif)$/iu;

export const isOwnPicture = (path: string): boolean => ownPath.test(path) && !path.includes('..');

const maxSag = 0.3;
const maxWidthMm = 5000;

/** Returns the new pictures. Those without `alt` or `areas` keep their current ones. */
export const picturesAfter = (
  before: readonly StoredPicture[],
  after: readonly NewPicture[],
): StoredPicture[] =>
  after.map((picture) => {
    const had = before.find(({ path }) => path === picture.path);
    const areas = (picture.areas ?? had?.areas ?? []).toSorted(
      (one, other) => one.attributeId - other.attributeId,
    );
    return { ...picture, alt: tidied(picture.alt ?? had?.alt ?? {}), areas };
  });

const tidied = (alt: PictureAlt): PictureAlt =>
  Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = normalizeLine(alt[code] ?? '');
      return text === '' ? [] : [[code, text]];
    }),
  );

/**
 * Returns the validation errors of a product's pictures: each must exist in the shop, show a known color and have a
 * size.
 */
export function pictureErrors(
  pictures: readonly StoredPicture[],
  { colours, attributes }: Pick<Known, 'colours' | 'attributes'>,
): Fault<'pictures'>[] {
  const field = 'pictures';
  const wrong = pictures.filter(
    ({ path, width, height }) => !isOwnPicture(path) || !isLength(width) || !isLength(height),
  );
  const unknownColourIds = pictures.flatMap(({ colourId }) =>
    colourId !== null && !colours.has(colourId) ? [colourId] : [],
  );
  const areas = pictures.flatMap((picture) => picture.areas);
  return [
    ...wrong.map(({ path: about }) => ({ field, code: 'picture', about }) as const),
    ...areas.flatMap((area) => (isArea(area) ? [] : [{ field, code: 'area' } as const])),
    ...pictures.flatMap((picture) =>
      twice(picture.areas.map(({ attributeId }) => attributeId)).map(
        (about) => ({ field, code: 'twice', about }) as const,
      ),
    ),
    ...areas.flatMap(({ attributeId: about }) =>
      attributes.has(about) ? [] : [{ field, code: 'unknown', about } as const],
    ),
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

const isArea = ({ corners, sag, widthMm }: PictureArea): boolean =>
  corners.flat().every((part) => part >= 0 && part <= 1) &&
  isUsableArea(corners) &&
  Math.abs(sag) <= maxSag &&
  (widthMm === null || (widthMm > 0 && widthMm <= maxWidthMm));

const isLength = (pixels: number) => Number.isInteger(pixels) && pixels > 0 && pixels <= 100_000;
