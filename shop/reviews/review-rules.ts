import type { Fault } from '#shop/records/records.ts';
import type { ReviewFields } from './review-queries.ts';

/** What staff may change. */
export type Editable = Pick<ReviewFields, 'state' | 'reason' | 'reasonNote' | 'answer' | 'checked'>;

/**
 * Completes a change. A review that isn't hidden has no reason, and one that staff show, hide, hold or answer has been
 * looked at.
 */
export function completed<Fields extends Editable>(
  before: Fields,
  changes: Partial<Fields>,
): Partial<Fields> {
  const isDecided = 'state' in changes || 'answer' in changes;
  return {
    ...(isDecided && { checked: true }),
    ...changes,
    ...((changes.state ?? before.state) !== 'hidden' && { reason: null, reasonNote: '' }),
  };
}

/** A hidden review needs a reason, and the reason 'other' a note. */
export function reasonErrors(
  { state, reason, reasonNote }: Editable,
  changed: (field: string) => boolean,
): Fault[] {
  if (state !== 'hidden' || !['state', 'reason', 'reasonNote'].some(changed)) return [];
  if (reason === null) return [{ field: 'reason', code: 'missing' }];
  return reason === 'other' && reasonNote === '' ? [{ field: 'reasonNote', code: 'missing' }] : [];
}
