import { z } from 'zod';

/** The address of an account, and whether whoever reads its mails has confirmed it. */
export const emailStateRow = z.object({ EmailAddress: z.string(), IsConfirmed: z.boolean() });
