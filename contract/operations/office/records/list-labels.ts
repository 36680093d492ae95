import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';

const both = z.object({ en: z.string(), km: z.string() });

export const listLabels = operation({
  name: 'LIST_LABELS',
  path: 'records/list-labels',
  summary:
    'Lists the interface texts with their default and what staff wrote instead, by screen and key, 50 at a time. Edit them as records of the kind `label`.',
  source: 'docs/internals/office.md',
  caller: { staff: 'content.write' },
  request: z.object({
    /** Part of a text in either language, or of the key. */
    find: text(0, 100).default(''),
    /** A name from `screens`, or '' for all. */
    screen: z.string().max(60).default(''),
    /** Whether to return only texts that staff overrode. */
    onlyOwn: z.boolean().default(false),
    /** Offset. */
    from: z.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    labels: z.array(
      z.object({
        id: z.string(),
        version: z.number(),
        screen: z.string(),
        key: z.string(),
        builtIn: both,
        /** The text written by staff, or '' where the built-in text applies. */
        byStaff: both,
      }),
    ),
    found: z.number(),
    /** Null on the last page. */
    next: z.number().nullable(),
    screens: z.array(z.string()),
  }),
});
