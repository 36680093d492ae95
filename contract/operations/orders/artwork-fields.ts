import { z } from 'zod';
import { artworkKinds, printProblems } from '../../artwork.ts';
import { outcomeRow } from '../../outcome-row.ts';

/** What the shop reads from a file for printing (rules/artwork.ts). */
export const artworkFacts = z.object({
  kind: z.enum(artworkKinds),
  pixels: z.object({ width: z.number(), height: z.number() }).nullable(),
  colors: z.number().nullable(),
  background: z.enum(['none', 'white', 'photo']),
  missingFonts: z.array(z.string()),
  pages: z.number(),
});

/** The outcome of sending something for printing, and why it was refused. */
export const printOutcome = outcomeRow.extend({ Problem: z.enum(printProblems).optional() });
