import type { PictureRow } from '#storefront/print-preview/area-of-row.ts';
import type { ProductPicture } from './product-data.ts';

/** Returns the picture that shows where an option is printed, first in the selected color, then the first of all. */
export function pictureOf(
  pictures: readonly ProductPicture[],
  attributeId: number,
  colorId: number | undefined,
): PictureRow | undefined {
  const found = pictures.flatMap(({ path, width, height, colorId: color, areas = [] }) =>
    areas
      .filter(({ ProductAttributeID }) => ProductAttributeID === attributeId)
      .map((Area) => ({ color, row: { AttachmentURL: path, Width: width, Height: height, Area } })),
  );
  return (found.find(({ color }) => color === colorId) ?? found[0])?.row;
}
