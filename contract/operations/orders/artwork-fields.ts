import { z } from 'zod';
import { forLink } from '../../for-link.ts';
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
  /** The last part of a link to the order’s page; '' without one. */
  Code: text(120),
  ProductId: optionalId,
  DesignID: designId,
  ProductAttributeID: id,
  UserID: optionalId,
  languageCode,
  recordValueJson,
};

/** What the shop reads from a file for printing. */
export const artworkFacts = z.object({
  /** The format of the file. */
  kind: z.enum(artworkKinds),
  /** Its size; null for drawings. */
  pixels: z
    .object({
      /** Width in pixels. */
      width: z.number(),
      /** Height in pixels. */
      height: z.number(),
    })
    .nullable(),
  /** The number of colors; 0 if nothing can be seen, null if unknown. */
  colors: z.number().nullable(),
  /** What is behind the artwork. */
  background: z.enum(['none', 'white', 'photo']),
  /** Fonts that the file needs and doesn’t contain. */
  missingFonts: z.array(z.string()),
  /** The number of pages. */
  pages: z.number(),
  /** The width of its thinnest lines as a fraction of its width; null if unknown, omitted for older files. */
  thinnest: z.number().nullish(),
  /** Its width divided by its height; omitted for older files. */
  aspect: z.number().optional(),
});

/** A file that was sent. Its picture is at `/artwork/{ArtworkId}` for the browser of its customer, or of the draft. */
export const artworkRow = z.object({
  /** The id of the file. */
  ArtworkId: z.uuid(),
  FileName: z.string(),
  /** Its size in bytes. */
  Bytes: z.number(),
  /** What the shop read from the file. */
  Facts: artworkFacts,
});

/**
 * What is sent and printed for an option. `Text` has a name a line if the option asks for `names`. With `drawing`, text and file
 * say what the shop shall draw.
 */
export const printedRow = z.object({
  ProductAttributeID: forLink(z.number()),
  /** What customers send for the option. */
  AsksFor: forLink(z.enum(optionAsks).exclude(['none'])),
  /** The file that was sent; null without one. */
  Artwork: forLink(artworkRow.nullable()),
  /** Whether a virus scanner refused the file that was sent, so that another one is needed. Omitted otherwise. */
  IsRefused: forLink(z.literal(true).optional()),
  /** The text to print; '' without one. */
  Text: forLink(z.string()),
  /** Where the file is in its area; omitted if it is in the middle. */
  Placement: forLink(placementRow.optional()),
  /** The picture of the product that shows the area; omitted if none does. */
  Picture: forLink(
    z.object({ AttachmentURL: z.string(), Width: z.number(), Height: z.number(), Area: areaRow }).optional(),
  ),
  /** How many colors the chosen print has; omitted if it has no limit, or the option is unknown. */
  Colors: forLink(z.number().optional()),
});

/** What is printed on an ordered item. */
export const orderPrintRow = printedRow.extend({
  OrderItemID: forLink(z.number()),
  ProductName: forLink(z.string()),
  /** The attribute, such as `Back print`. */
  PositionName: forLink(z.string()),
  /** The chosen option, such as `One-color print`. */
  OptionName: forLink(z.string()),
  /** The pieces of the item. */
  Quantity: forLink(z.number()),
  /** Whether the order waits for it. */
  IsMissing: forLink(z.boolean()),
  /** Whether it can still be sent or replaced: until work on the order begins. */
  IsOpen: forLink(z.boolean()),
});

/** The outcome of sending something for printing, and why it was refused. */
export const printOutcome = outcomeRow.extend({
  /**
   * Why it was refused; if it ends in `Format`, `MessageValues` has the name of the file’s format, and if it begins with `dayFull`,
   * when more is taken and who else takes it. Omitted otherwise.
   */
  Problem: z.enum(printProblems).optional(),
  /** Before ordering: the design that the cart line carries. */
  DesignID: z.uuid().optional(),
});
