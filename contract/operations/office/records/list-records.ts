import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { record, resourceKind, staffOfKind } from './record-types.ts';

/** Selects and sorts the records of a resource: view, search text, filters and order. */
export const recordFilter = {
  kind: resourceKind,
  find: text(0, 100).default(''),
  /** A view of the resource; '' for all records. */
  view: z.string().max(40).default(''),
  /** A field that the list can be sorted by; '' for the default order. */
  sort: z.string().max(40).default(''),
  isBackwards: z.boolean().default(false),
  /** The value of each filtered field. */
  filters: z.record(z.string().max(40), text(1, 100)).default({}),
};

export const listRecords = operation({
  name: 'LIST_RECORDS',
  path: 'records/list-records',
  summary:
    'Lists the records of a resource, 50 at a time, with the number found and the number in each view.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: { ...staffOfKind, keys: 'documented' },
  refusals: { 400: ['fieldsWrong'] },
  request: z.object({
    ...recordFilter,
    /** The number of records before the page. */
    from: z.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    records: z.array(record),
    found: z.number(),
    /** Whether there are more than `found`, because counting stopped. */
    hasMore: z.boolean(),
    views: z.record(z.string(), z.number()),
    /** The values of filtered fields that aren't choices. */
    values: z.record(z.string(), z.array(z.string())),
    /** The `from` of the next page, or null on the last one. */
    next: z.number().nullable(),
  }),
});
