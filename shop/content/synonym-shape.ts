import { z } from 'zod';

const label = z.string().trim().min(1, 'can’t be empty').max(60, 'can’t be longer than 60 characters');

/** Words that searches treat alike, and narrower ones that they also find. */
export const synonymGroup = z.strictObject({
  words: z.array(label).max(50).min(1, 'needs at least one word'),
  narrower: z.array(label).max(50).default([]),
});
