import { z } from 'zod';

/** `recoveryCodes`: with the first second factor, told this once; empty with any other. */
export const factorAdded = z.object({ recoveryCodes: z.array(z.string()) });
