import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/operation.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import type { FieldInput, RecordKind } from '#contract/operations/office/records/record-types.ts';
import { officeQuery } from '../data/query-client.ts';

export type Records = Answer<typeof getRecords>;
export type StoredRecord = Records['records'][number];
export type RecordFields = StoredRecord['fields'];

/** All records of a kind, with a description of each field. `refetchAfter` returns ms, or false. */
export const useRecords = (
  kind: RecordKind,
  ids?: readonly (number | string)[],
  refetchAfter: (records?: readonly StoredRecord[]) => number | false = () => false,
) =>
  useQuery({
    ...officeQuery(getRecords, { kind, ...(ids && { ids: [...ids] }) }),
    refetchInterval: ({ state: { data } }) => refetchAfter(data?.records),
  });

/** The polling interval in ms while the shop changes one of these records by itself; false if it doesn't. */
export const pollWhile = (
  { isInProgress }: { isInProgress?: (fields: never) => boolean },
  records: readonly StoredRecord[] = [],
): number | false => records.some(({ fields }) => isInProgress?.(fields as never)) && 2000;

/** Returns the initial value of an empty field. */
export function blankOf({ input, isOptional, choices, fields = {} }: FieldInput): unknown {
  if (isOptional) return null;
  if (input === 'both') return { en: '', km: '' };
  if (input === 'names') return {};
  if (input === 'check') return false;
  if (input === 'number') return 0;
  if (input === 'choice') return choices?.[0] ?? '';
  if (['list', 'provinces', 'deliveryMethods', 'countries', 'products', 'categories'].includes(input))
    return [];
  if (input === 'group') return blankGroup(fields);
  return ['product', 'category', 'attribute'].includes(input) ? null : '';
}

export const blankGroup = (fields: Readonly<Record<string, FieldInput>>): RecordFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field)]));
