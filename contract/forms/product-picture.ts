import { z } from 'zod';
import { pictureViews } from '../constants.ts';
import { languageCodes } from '../languages.ts';

const anyText = z.string().max(200_000);
const int = z.number().int();
const id = int.min(1).max(2_147_483_647);
const point = z.tuple([z.number(), z.number()]).readonly();
/** Where an option is printed in a picture (rules/print-area.ts). */
export const printArea = z.object({
  attributeId: id,
  /** Top left, top right, bottom right, bottom left: fractions of the picture's width and height. */
  corners: z.tuple([point, point, point, point]).readonly(),
  sag: z.number(),
  widthMm: int.nullable(),
  isEngraved: z.boolean(),
});
export const picture = z.object({
  path: anyText,
  colourId: id.nullable(),
  view: z.enum(pictureViews),
  /** Alternative text. If omitted from a change, the current text stays, as do the areas. */
  alt: z.partialRecord(z.enum(languageCodes), z.string()),
  areas: z.array(printArea).max(20),
});
