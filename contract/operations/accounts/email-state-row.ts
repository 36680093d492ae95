import { z } from 'zod';

/** The address of an account, and whether whoever reads its mails has confirmed it. */
export const emailStateRow = z.object({
  EmailAddress: z.string(),
  IsConfirmed: z.boolean(),
  /** Additive: the number that was added to it and logs in too; '' for none. */
  PhoneNumber: z.string(),
});
