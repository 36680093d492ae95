import { z } from 'zod';

/** A barcode or QR code: its size in modules, and an SVG path of the dark ones. */
const codeDrawing = z.object({ width: z.number(), height: z.number(), path: z.string() });

const lengths = z.tuple([z.number(), z.number()]).readonly();

/** The content of a file of labels: final texts and drawings, in the order in which they are printed. */
const labelFile = z.object({
  /** The title of the file. */
  title: z.string(),
  /** The sheet or roll; lengths in mm. */
  format: z.object({
    page: lengths,
    label: lengths,
    columns: z.number(),
    rows: z.number(),
    gap: z.number(),
  }),
  /** The place of the first label on its sheet, from 0. */
  start: z.number(),
});

export const shelfLabels = labelFile.extend({
  shelf: z.array(
    z.object({
      /** The name in English, and in Khmer if there is one. */
      names: z.array(z.string()),
      /** Color and size in both languages; '' without them. */
      variant: z.string(),
      /** The price of one piece, with VAT. */
      price: z.string(),
      /** '' if the shop shows no riel. */
      riel: z.string(),
      /** The SKU, and below the bars the text that they contain. */
      sku: z.string(),
      code: z.string(),
      /** Null if the SKU has characters that barcodes can't contain. */
      bars: codeDrawing.nullable(),
      /** The address of the product's page. */
      qr: codeDrawing,
      copies: z.number(),
    }),
  ),
});

export const parcelLabels = labelFile.extend({
  parcels: z.array(
    z.object({
      lang: z.enum(['en', 'km']),
      from: z.array(z.string()),
      toHead: z.string(),
      to: z.array(z.string()),
      phones: z.array(z.string()),
      /** The delivery method. */
      by: z.array(z.string()),
      number: z.string(),
      /** Which of the order's parcels it is, such as `1 / 2`; '' if there is one. */
      count: z.string(),
      /** What the customer pays on delivery, in dollars and riel; empty if nothing. */
      due: z.array(z.string()),
      dueHead: z.string(),
      bars: codeDrawing.nullable(),
      /** The address of the order in the workshop. */
      qr: codeDrawing,
    }),
  ),
});
