import { expect, test } from 'vitest';
import { completed, type Editable, reviewErrors } from './review-rules.ts';

const shown: Editable = {
  state: 'shown',
  reason: null,
  reasonNote: '',
  answer: { en: '', km: '' },
  checked: false,
  photos: [],
  photoState: null,
};
const hidden: Editable = { ...shown, state: 'hidden', reason: 'other', reasonNote: 'spite', checked: true };
const always = () => true;

test('a review that is no longer hidden loses its reason and note', () => {
  expect(completed(hidden, { state: 'shown' })).toMatchObject({ reason: null, reasonNote: '' });
  expect(completed(shown, { reason: 'insult' })).toMatchObject({ reason: null });
  expect(completed(hidden, { reason: 'insult' })).toEqual({ reason: 'insult' });
});

test('a review counts as read once staff show, hide, hold or answer it, unless they say otherwise', () => {
  expect(completed(shown, { state: 'held' })).toMatchObject({ checked: true });
  expect(completed(shown, { answer: { en: 'Thanks', km: '' } })).toMatchObject({ checked: true });
  expect(completed(hidden, { state: 'shown', checked: false })).toMatchObject({ checked: false });
  expect(completed(hidden, { reasonNote: 'longer' })).not.toHaveProperty('checked');
});

test('a hidden review needs a reason, and the reason other a note', () => {
  expect(reviewErrors(shown, always)).toEqual([]);
  expect(reviewErrors(hidden, always)).toEqual([]);
  expect(reviewErrors({ ...hidden, reason: null }, always)).toEqual([{ field: 'reason', code: 'missing' }]);
  expect(reviewErrors({ ...hidden, reasonNote: '' }, always)).toEqual([
    { field: 'reasonNote', code: 'missing' },
  ]);
  expect(reviewErrors({ ...hidden, reason: 'insult', reasonNote: '' }, always)).toEqual([]);
});

test('a review hidden without a note before notes existed can still be answered', () => {
  expect(reviewErrors({ ...hidden, reasonNote: '' }, (field) => field === 'answer')).toEqual([]);
});

test('only a review with photos has a state of photos', () => {
  const withPhotos: Editable = { ...shown, photos: [1], photoState: 'shown' };
  expect(reviewErrors(withPhotos, always)).toEqual([]);
  for (const wrong of [
    { ...withPhotos, photos: [] },
    { ...withPhotos, photoState: null },
  ])
    expect(reviewErrors(wrong, always)).toEqual([{ field: 'photoState', code: 'value' }]);
});
