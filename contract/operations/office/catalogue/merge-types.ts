import { z } from 'zod';
import { id, version } from '../office-types.ts';

const read = z.object({ id, version });

/** Attribute kinds whose terms can be merged. */
export const mergedKinds = ['brand', 'vendor', 'tag', 'colour', 'size', 'option'] as const;

/** Two terms with the versions the caller read. `into` replaces `from`. */
export const termMerge = z.object({ kind: z.enum(mergedKinds), from: read, into: read });
