import { z } from 'zod';
import { editRefusals } from '../office-types.ts';
import { operation } from '../../../operation.ts';
import {
  changedRecord,
  recordFields,
  recordId,
  recordKind,
  recordVersion,
  staffToChange,
} from './record-types.ts';

export const changeRecord = operation({
  name: 'CHANGE_RECORD',
  path: 'records/change-record',
  summary:
    'Creates, updates or deletes a record. Either all changes are saved or none. Refused with `faults` by field (400), or with the current record if someone else has edited it since `version` (409).',
  source: 'docs/decisions/098-one-description-per-resource.md',
  caller: { ...staffToChange, keys: 'documented' },
  refusals: editRefusals,
  request: z.object({
    kind: recordKind,
    /** Null for a new record. */
    id: recordId.nullable(),
    /** The version the caller read, or null for a new record. */
    version: recordVersion.nullable(),
    /** Omitted fields stay unchanged. */
    fields: recordFields,
    remove: z.boolean().default(false),
    /** Accepts a discount that leaves 10% of a price or less; otherwise refused with `priceJump`. */
    isPriceSure: z.boolean().default(false),
  }),
  response: changedRecord,
});
