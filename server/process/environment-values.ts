import { z } from 'zod';
import { serversIn } from '#database/servers.ts';

// Schemas for environment variables.

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/u, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
export const limit = (byDefault: number) => wholeNumber(1, 1_000_000).default(byDefault);
export const dollars = (byDefault: number) => wholeNumber(1, 1_000_000_000).default(byDefault);
export const percent = (byDefault: number) => wholeNumber(1, 100).default(byDefault);
export const urlOf = (...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
    message: `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });
/** A database URL. It may list several servers, separated by commas. */
export const databaseUrl = z
  .string()
  .refine(
    (text) =>
      serversIn(text).every(
        (each) => URL.canParse(each) && /^postgres(?:ql)?:$/u.test(new URL(each).protocol),
      ),
    'must be an address that starts with postgres:// or postgresql://',
  )
  .optional();
export const origin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text.replace(/\/$/u, '');
export const list = z.string().transform((text) => text.split(/[\s,]+/u).filter(Boolean));
export const optionalText = z.string().max(1000).optional();
