import { z } from 'zod';
import { isEmail, normalEmail } from '../../forms/email.ts';
import { languageCodes } from '../../languages.ts';
import { permissions } from '../../permissions.ts';
import { noNul } from '../../wire-types.ts';

/** Field types of office calls: plain names, numbers, and times as ISO 8601 in UTC. Texts are trimmed. */

export const id = z.number().int().min(1).max(2_147_483_647);
/** The version of the row that the caller read. If the row has changed since, the call has no effect. */
export const version = z.number().int().min(1).max(2_147_483_647);
export const time = z.iso.datetime();

/** Returns the type of a text of `min` to `max` characters, without NUL and lone surrogates. */
export const text = (min: number, max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((given) => given.toWellFormed().trim())
    .pipe(z.string().min(min).max(max).refine(noNul));

/** A customer's name, ordered by the reader's language. Both parts are '' if the customer was erased. */
export const personName = z.object({ firstName: z.string(), lastName: z.string() });
/** A name in both languages. `km` is '' when there is no Khmer name. */
export const bothTexts = z.object({ en: z.string(), km: z.string() });

/** A secret. It isn't trimmed, because spaces are significant. */
export const secretText = z.string().min(1).max(200);
export const email = text(3, 200).refine(isEmail).transform(normalEmail);
export const language = z.enum(languageCodes);
export const theme = z.enum(['auto', 'light', 'dark']);
export const permission = z.enum(permissions);
/** The number of a cell of a line with several colors or sizes; 0 for the whole line. */
export const cell = z.number().int().min(0).max(32_767).default(0);

/** Why an edit of a record is refused. */
export const editRefusals = {
  400: ['fieldsWrong'],
  404: ['notFound'],
  409: ['changedMeanwhile'],
} as const;

export const emptyObject = z.object({});
/** An idempotency key: repeating a request with the same key has no further effect. */
export const attemptKey = z.string().regex(/^[\da-f]{32}$/u);

/** The sign-in state: signed out, must set up a second factor, must verify it, or signed in. */
export const signInState = z.object({ state: z.enum(['outside', 'enrol', 'secondFactor', 'in']) });

/** WebAuthn request or response in its own JSON form (Web Authentication Level 3, 5.1.8 and 5.1.9). */
export const webAuthnJson = z.record(z.string().max(100), z.unknown());
