import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#tests/support/fake-storage.ts';
import { saveDraft, storedDraft, meet, noDraft, over, withField } from './draft.ts';
import { blankValues, changesOf, isSame } from './values.ts';

const values = { ...blankValues('2026-11-24T00:00:00.000Z', () => false), 'name.en': 'Mug', priceCents: 700 };
const at = { values, version: 4, now: 1000 };

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));

test('a draft knows the original values and is empty when all values match them', () => {
  const one = withField(noDraft, 'priceCents', 800, at);
  const two = withField(one, 'name.en', 'Big mug', { ...at, now: 2000 });
  expect(two).toEqual({
    version: 4,
    since: 1000,
    before: { priceCents: 700, 'name.en': 'Mug' },
    typed: { priceCents: 800, 'name.en': 'Big mug' },
  });
  expect(changesOf(two.typed)).toEqual({ priceCents: 800, texts: { en: { name: 'Big mug' } } });
  const back = withField(two, 'priceCents', 700, at);
  expect(back.typed).toEqual({ 'name.en': 'Big mug' });
  expect(withField(back, 'name.en', 'Mug', at)).toBe(noDraft);
});

test('a conflict asks only about fields that both users changed', () => {
  let draft = noDraft;
  for (const [name, value] of [
    ['priceCents', 800],
    ['name.en', 'Big mug'],
    ['tagIds', [2]],
    ['shippingDays', '2-4'],
  ] as const)
    draft = withField(draft, name, value as never, at);
  const theirs = { ...values, priceCents: 900, 'name.en': 'Big mug', brandId: 3 };
  const meeting = meet(draft, theirs);
  expect(meeting).toEqual({ asks: ['priceCents'], joined: ['tagIds', 'shippingDays'] });
  expect(over(draft, ['tagIds', 'shippingDays'], theirs, 5)).toEqual({
    version: 5,
    since: 1000,
    before: { tagIds: [], shippingDays: '' },
    typed: { tagIds: [2], shippingDays: '2-4' },
  });
  expect(over(draft, [], theirs, 5)).toBe(noDraft);
});

test('the browser stores a draft until it is saved or discarded', () => {
  const draft = withField(noDraft, 'name.ar', 'ពែង', at);
  saveDraft('7', draft);
  expect(isSame(storedDraft('7'), draft)).toBe(true);
  expect(storedDraft('8')).toBe(noDraft);
  saveDraft('7', noDraft);
  expect(storedDraft('7')).toBe(noDraft);
  localStorage.setItem('kado.office.product.7', '{"version":');
  expect(storedDraft('7')).toBe(noDraft);
});
