import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { fieldInput, record, recordFields, recordId, recordKind, staffOfKind } from './record-types.ts';

export const getRecords = operation({
  name: 'GET_RECORDS',
  path: 'records/get-records',
  summary:
    'All records of a kind as staff see them, with what can be typed into each field and what a new one begins with.',
  source: 'docs/decisions/071-records-in-the-office.md',
  caller: staffOfKind,
  queue: 'office',
  request: z.object({
    kind: recordKind,
    /** Only these; labels are asked for by their ids. */
    ids: z.array(recordId).max(500).nullable().default(null),
  }),
  response: z.object({
    records: z.array(
      record.extend({
        /** Of a category: how many products in use stand in it or below it. */
        products: z.number().optional(),
      }),
    ),
    fields: z.record(z.string(), fieldInput),
    /** null: there can be no new one. */
    blank: recordFields.nullable(),
    mayRemove: z.boolean(),
  }),
});
