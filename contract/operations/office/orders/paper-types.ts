import { z } from 'zod';
import { maxDocuments } from '../../../constants.ts';
import { orderNumber } from './order-types.ts';

export const documentRequest = z.object({ numbers: z.array(orderNumber).min(1).max(maxDocuments) });

const lines = z.array(z.string());

/** The content of one document: final texts in the customer's language, or of a tax document in both, from top to bottom. */
const sheet = z.object({
  lang: z.enum(['en', 'km']),
  heading: z.string(),
  number: z.string(),
  shop: z.object({ name: z.string(), lines }),
  facts: z.array(z.object({ head: z.string(), lines })),
  /** The column heads: name and quantity; with prices, also unit price and total. */
  columns: lines,
  lines: z.array(
    z.object({
      name: z.string(),
      details: lines,
      /** How many pieces there are of each color (rows) and size (columns), '' for none. Absent if all are alike. */
      cells: z
        .object({ columns: lines, rows: z.array(z.object({ name: z.string(), amounts: lines })) })
        .optional(),
      quantity: z.string(),
      unit: z.string(),
      total: z.string(),
    }),
  ),
  sums: z.array(
    z.object({
      name: z.string(),
      amount: z.string(),
      note: z.string(),
      tone: z.enum(['plain', 'total']),
    }),
  ),
  boxes: z.array(z.object({ head: z.string(), lines })),
  /** Places for signatures, with the name of the party or ''. Only on tax documents. */
  signatures: z.array(z.object({ head: z.string(), name: z.string() })).optional(),
  foot: z.string(),
});

export const papers = z.object({
  /** The title of the file. */
  title: z.string(),
  sheets: z.array(sheet),
});
