import type { PictureRow } from '#storefront/print-preview/area-of-row.ts';
import { pictureOf } from './area-picture.ts';
import type { OptionGroup, ProductData } from './product-data.ts';

export const sourceOf = ({ AttachmentURL: path, Width: width, Height: height }: PictureRow) => ({
  path,
  width,
  height,
});

/** Returns each position in each chosen color, with its picture. */
export const viewsOf = (
  { pictures }: ProductData,
  positions: readonly OptionGroup[],
  colors: readonly number[],
) =>
  positions.flatMap((each) =>
    (colors.length > 0 ? colors : [0]).flatMap((color) => {
      const row = pictureOf(pictures, each.attributeId, color || undefined);
      return row ? [{ each, color, row }] : [];
    }),
  );
