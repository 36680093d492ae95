import { z } from 'zod';

/** `recoveryCodes`: returned only once, with the first second factor. Empty for any later factor. */
export const factorAdded = z.object({ recoveryCodes: z.array(z.string()) });
