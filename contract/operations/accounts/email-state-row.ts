import { z } from 'zod';

/** The email address of an account and whether it is confirmed. */
export const emailStateRow = z.object({
  EmailAddress: z.string(),
  /** Whether its owner confirmed it. */
  IsConfirmed: z.boolean(),
  /**
   * Not in the documented API: the phone number added to the account, which can also log in; '' if there is
   * none.
   */
  PhoneNumber: z.string(),
});
