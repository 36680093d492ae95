import { expect, test } from 'vitest';
import { completed, type Editable, reasonErrors } from './review-rules.ts';

const shown: Editable = {
  state: 'shown',
  reason: null,
  reasonNote: '',
  answer: { en: '', km: '' },
  checked: false,
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
  expect(reasonErrors(shown, always)).toEqual([]);
  expect(reasonErrors(hidden, always)).toEqual([]);
  expect(reasonErrors({ ...hidden, reason: null }, always)).toEqual([{ field: 'reason', code: 'missing' }]);
  expect(reasonErrors({ ...hidden, reasonNote: '' }, always)).toEqual([
    { field: 'reasonNote', code: 'missing' },
  ]);
  expect(reasonErrors({ ...hidden, reason: 'insult', reasonNote: '' }, always)).toEqual([]);
});

test('a review hidden without a note before notes existed can still be answered', () => {
  expect(reasonErrors({ ...hidden, reasonNote: '' }, (field) => field === 'answer')).toEqual([]);
});
