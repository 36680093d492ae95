import type { Fault } from '#shop/records/records.ts';
import type { InquiryFields } from './inbox-queries.ts';

const isOver = (samples: InquiryFields['samples']) => samples === 'handedOver' || samples === 'declined';

/**
 * Completes a change: an inquiry is open once it is assigned or its samples are prepared, and done when they are handed
 * over or declined.
 */
export function withState(before: InquiryFields, changes: Partial<InquiryFields>): Partial<InquiryFields> {
  const { owner, samples } = changes;
  if (changes.state !== undefined) return changes;
  if (samples !== undefined && isOver(samples)) return { ...changes, state: 'done' };
  const isBegun = (owner !== undefined && owner !== null) || samples !== undefined;
  return isBegun && before.state === 'new' ? { ...changes, state: 'open' } : changes;
}

/** Returns why a change isn't allowed. `staff`: the ids of those who may answer the inbox. */
export const inquiryErrors =
  (staff: ReadonlySet<number>) =>
  ({ kind, owner, samples }: InquiryFields, isChanged: (field: string) => boolean): Fault[] => [
    ...(isChanged('owner') && owner !== null && !staff.has(owner)
      ? [{ field: 'owner', code: 'unknown' as const, about: owner }]
      : []),
    ...(isChanged('samples') && (kind === 'samples') !== (samples !== null)
      ? [{ field: 'samples', code: 'value' as const }]
      : []),
  ];
