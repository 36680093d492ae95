import type { RecordFields } from '../records/use-records.ts';

const dayMs = 86_400_000;
/** The first and last moment, and the first and last day, on which shoppers have a record. */
const periods = [
  ['startsAt', 'endsAt', 0],
  ['startsOn', 'endsOn', dayMs],
] as const;

/**
 * Returns the fields of a new record that starts as a copy of another. `blankFields` start blank, and so do both dates of
 * a record that has ended: its copy would be over before it begins.
 */
export function copyOf(
  fields: RecordFields,
  blank: RecordFields | null,
  blankFields: readonly string[],
  now: number,
): RecordFields {
  const overDates = periods.flatMap(([from, to, lastsMs]) => {
    const end = fields[to];
    return typeof end === 'string' && Date.parse(end) + lastsMs <= now ? [from, to] : [];
  });
  const blankNames = new Set<string>([...blankFields, ...overDates]);
  return Object.fromEntries(
    Object.keys(blank ?? {}).map((name) => [name, blankNames.has(name) ? blank?.[name] : fields[name]]),
  );
}
