import { z } from 'zod';
import { isEmail, normalEmail } from '../../forms/email.ts';
import { languageCodes } from '../../languages.ts';
import { permissions } from '../../permissions.ts';

/** Field types of the office's calls: plain names, numbers as numbers, times as ISO 8601 in UTC. Texts are trimmed. */

export const id = z.number().int().min(1).max(2_147_483_647);
/** Of a row as the caller has read it: when another is there now, nothing happens. */
export const version = z.number().int().min(1).max(2_147_483_647);
export const time = z.iso.datetime();

/** A text of `least` to `most` characters, without NUL and half characters. */
export const text = (least: number, most: number) =>
  z
    .string()
    .max(most * 2)
    .transform((given) => given.toWellFormed().trim())
    .pipe(
      z
        .string()
        .min(least)
        .max(most)
        .refine((given) => !given.includes('\u0000')),
    );

/** What a customer is called, for each reader in their language's order; of one who was erased both are ''. */
export const personName = z.object({ firstName: z.string(), lastName: z.string() });
/** A name in both languages; '' where it has none in Khmer. */
export const bothTexts = z.object({ en: z.string(), km: z.string() });

/** As it was typed: spaces count. */
export const secretText = z.string().min(1).max(200);
export const email = text(3, 200).refine(isEmail).transform(normalEmail);
export const language = z.enum(languageCodes);
export const theme = z.enum(['auto', 'light', 'dark']);
export const permission = z.enum(permissions);
export const nothing = z.object({});
/** Of one attempt: sent again under it, the same is not done twice. */
export const attemptKey = z.string().regex(/^[\da-f]{32}$/u);

/** How far somebody is: nobody yet, has to set up a second factor, has to show it, or is in. */
export const signInState = z.object({ state: z.enum(['outside', 'enrol', 'secondFactor', 'in']) });

/** What a browser's WebAuthn is asked, or answers: its own JSON form (Web Authentication Level 3, 5.1.8 and 5.1.9). */
export const webAuthnJson = z.record(z.string().max(100), z.unknown());
