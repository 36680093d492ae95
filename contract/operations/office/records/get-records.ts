import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { fieldInput, record, recordFields, recordId, recordKind, staffOfKind } from './record-types.ts';

export const getRecords = operation({
  name: 'GET_RECORDS',
  path: 'records/get-records',
  summary:
    'Returns all records of a kind as staff see them, with the input of each field and the defaults of a new record.',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: { ...staffOfKind, keys: 'documented' },
  request: z.object({
    kind: recordKind,
    /** Returns only the records with these ids. Labels are always requested by id. */
    ids: z.array(recordId).max(500).nullable().default(null),
  }),
  response: z.object({
    records: z.array(
      record.extend({
        /** For a category, the number of active products in it or its subcategories. */
        products: z.number().optional(),
      }),
    ),
    fields: z.record(z.string(), fieldInput),
    /** The empty fields of a new record. Null if no record can be created. */
    blank: recordFields.nullable(),
    mayRemove: z.boolean(),
  }),
});
