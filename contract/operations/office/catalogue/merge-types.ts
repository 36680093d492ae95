import { z } from 'zod';
import { id, version } from '../office-types.ts';

const read = z.object({ id, version });

/** Kinds of which one word can take another's place. */
export const mergedKinds = ['brand', 'vendor', 'tag', 'colour', 'size', 'option'] as const;

/** Two words, as they were read: `into` takes the place of `from`. */
export const wordMerge = z.object({ kind: z.enum(mergedKinds), from: read, into: read });
