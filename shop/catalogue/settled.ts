import type { Change, Fault, Outcome } from '#shop/records/records.ts';

interface Worked<Field extends string> {
  /** Which fields differ, and what is wrong with them. */
  fields: Field[];
  faults: Fault<Field>[];
}

/** What comes of a change without writing anything: it is nothing, too late or wrong. null: it is to be written. */
export function settled<Stored extends { id: number; version: number }, Field extends string>(
  { id, version }: Pick<Change<unknown>, 'id' | 'version'>,
  current: Stored | null,
  { fields, faults }: Worked<Field>,
  /** The field that says which thing is meant. */
  key: Field,
): Outcome<Stored, Field> | null {
  if (id !== undefined && current === null)
    return { state: 'refused', faults: [{ field: key, code: 'unknown', about: id }] };
  if (current !== null && fields.length + faults.length === 0)
    return { state: 'unchanged', id: current.id, after: current };
  if (current !== null && version !== undefined && version !== current.version)
    return { state: 'conflict', id: current.id, now: current, fields };
  return faults.length > 0 ? { state: 'refused', faults } : null;
}
