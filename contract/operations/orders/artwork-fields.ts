import { z } from 'zod';
import { artworkKinds } from '../../constants.ts';

/** What the shop reads from a file for printing (rules/artwork.ts). */
export const artworkFacts = z.object({
  kind: z.enum(artworkKinds),
  pixels: z.object({ width: z.number(), height: z.number() }).nullable(),
  colors: z.number().nullable(),
  background: z.enum(['none', 'white', 'photo']),
  missingFonts: z.array(z.string()),
  pages: z.number(),
});
