import { z } from 'zod';

const point = z.tuple([z.number(), z.number()]).readonly();

/** Where artwork of an option is printed in a picture of a product. */
export const areaRow = z.object({
  ProductAttributeID: z.number(),
  /** Top left, top right, bottom right, bottom left: fractions of the picture's width and height. */
  Corners: z.tuple([point, point, point, point]).readonly(),
  /** How far the middle of its edges is below their ends, as a fraction of the height; omitted if flat. */
  Sag: z.number().optional(),
  /** Its real width; omitted if unknown. */
  WidthMm: z.number().optional(),
  /** Whether it is engraved instead of printed; omitted if not. */
  IsEngraved: z.boolean().optional(),
});

/** Where artwork is in its area: its center and width as fractions of the area, and degrees clockwise. */
export const placementRow = z.object({
  /** Its center from the left, as a fraction of the area’s width. */
  X: z.number().min(0).max(1),
  /** Its center from the top, as a fraction of the area’s height. */
  Y: z.number().min(0).max(1),
  /** Its width as a fraction of the area’s. */
  Width: z.number().positive().max(4),
  /** Degrees clockwise. */
  Turn: z.number().min(-180).max(180),
});
