import { z } from 'zod';
import { artworkKinds, optionAsks, printProblems } from '../../artwork.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { id, languageCode, optionalId, recordValueJson, text } from '../../wire-types.ts';
import { areaRow, placementRow } from '../catalogue/area-row.ts';

/** The id of a design; null if absent or no id, so that a damaged cart can still be ordered. */
export const designId = z.uuid().nullish().catch(null);

/**
 * Where something is printed: an option of an ordered item of the caller or, with `Code`, of the link's order; or of a product
 * before it is ordered, with the `DesignID` that an earlier answer gave.
 */
export const printPlace = {
  OrderItemID: optionalId,
  Code: text(120),
  ProductId: optionalId,
  DesignID: designId,
  ProductAttributeID: id,
  UserID: optionalId,
  languageCode,
  recordValueJson,
};

/** What the shop reads from a file for printing (rules/artwork.ts). */
export const artworkFacts = z.object({
  kind: z.enum(artworkKinds),
  pixels: z.object({ width: z.number(), height: z.number() }).nullable(),
  colors: z.number().nullable(),
  background: z.enum(['none', 'white', 'photo']),
  missingFonts: z.array(z.string()),
  pages: z.number(),
});

/** A file that was sent. Its picture is at `/artwork/{ArtworkId}` for the browser of its customer, or of the draft. */
export const artworkRow = z.object({
  ArtworkId: z.uuid(),
  FileName: z.string(),
  Bytes: z.number(),
  Facts: artworkFacts,
});

/**
 * What is sent and printed for an option. `Text` has a name a line if the option asks for `names`. With `drawing`, text and file
 * say what the shop shall draw.
 */
export const printedRow = z.object({
  ProductAttributeID: z.number(),
  AsksFor: z.enum(optionAsks).exclude(['none']),
  Artwork: artworkRow.nullable(),
  Text: z.string(),
  /** Where the file is in its area; omitted if it is in the middle. */
  Placement: placementRow.optional(),
  /** The picture of the product that shows the area; omitted if none does. */
  Picture: z
    .object({ AttachmentURL: z.string(), Width: z.number(), Height: z.number(), Area: areaRow })
    .optional(),
});

/** What is printed on an ordered item. */
export const orderPrintRow = printedRow.extend({
  OrderItemID: z.number(),
  ProductName: z.string(),
  /** The attribute, such as `Back print`. */
  PositionName: z.string(),
  /** The chosen option, such as `One-color print`. */
  OptionName: z.string(),
  /** The pieces of the item. */
  Quantity: z.number(),
  /** Whether it can still be sent or replaced: until work on the order begins. */
  IsOpen: z.boolean(),
});

/** The outcome of sending something for printing, and why it was refused. */
export const printOutcome = outcomeRow.extend({
  Problem: z.enum(printProblems).optional(),
  /** Before ordering: the design that the cart line carries. */
  DesignID: z.uuid().optional(),
});
