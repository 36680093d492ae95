import type { Fault } from '#shop/records/records.ts';
import type { ReviewFields } from './review-queries.ts';

/** What staff may change, and what it depends on. */
export type Editable = Pick<
  ReviewFields,
  'state' | 'reason' | 'reasonNote' | 'answer' | 'checked' | 'photos' | 'photoState'
>;

/**
 * Completes a change. A review that isn't hidden has no reason, and one that staff show, hide, hold or answer, or
 * whose photos they decide on, has been looked at.
 */
export function completed<Fields extends Editable>(
  before: Fields,
  changes: Partial<Fields>,
): Partial<Fields> {
  const isDecided = ['state', 'answer', 'photoState'].some((field) => field in changes);
  return {
    ...(isDecided && { checked: true }),
    ...changes,
    ...((changes.state ?? before.state) !== 'hidden' && { reason: null, reasonNote: '' }),
  };
}

/** A hidden review needs a reason, and the reason 'other' a note. Only photos can be shown or hidden. */
export function reviewErrors(
  { state, reason, reasonNote, photoState, photos }: Editable,
  changed: (field: string) => boolean,
): Fault[] {
  if (changed('photoState') && (photoState === null) !== (photos.length === 0))
    return [{ field: 'photoState', code: 'value' }];
  if (state !== 'hidden' || !['state', 'reason', 'reasonNote'].some(changed)) return [];
  if (reason === null) return [{ field: 'reason', code: 'missing' }];
  return reason === 'other' && reasonNote === '' ? [{ field: 'reasonNote', code: 'missing' }] : [];
}
