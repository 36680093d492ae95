import { z } from 'zod';

/** Field schemas for the files of reference and demo data. */

export const filled = z.string().trim().min(1, 'can’t be empty');
export const text = z.strictObject({ en: filled, km: filled });
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be a slug');
export const money = z
  .string()
  .regex(/^\d{1,7}\.\d\d$/u, 'must be an amount in dollars with two decimals')
  .transform((dollars) => Number(dollars.replace('.', '')));
/** A percentage with at most two decimals; parses to hundredths of a percent. */
export const percent = z
  .number()
  .gt(0)
  .max(100)
  .transform((value) => Math.round(value * 100));
export const picture = z.string().regex(/^[a-z]+\/[\w.-]+$/u, 'must be a picture');
export const count = z.number().int().min(0);
export const days = z.number().int().min(-10_000).max(10_000);
