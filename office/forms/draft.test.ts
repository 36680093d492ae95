import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#tests/support/fake-storage.ts';
import {
  type Current,
  type Draft,
  draftAfter,
  mergeDraft,
  noDraft,
  rebaseDraft,
  sendDraft,
  withField,
} from './draft.ts';
import { saveDraft, storedDraft } from './stored-draft.ts';

interface Record {
  names: { en: string; km: string };
  priceCents: number;
  tagIds: number[];
  days: string;
}
const values: Record = { names: { en: 'Mug', km: '' }, priceCents: 700, tagIds: [], days: '' };
const current: Current<Record> = { values, version: 4 };
const typed = (fields: Partial<Record>, from: Draft<Record> = noDraft) => {
  let draft = from;
  for (const [name, value] of Object.entries(fields))
    draft = withField(draft, name as keyof Record, value as never, current);
  return draft;
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('localStorage', new FakeStorage());
  return () => vi.useRealTimers();
});

test('a draft knows the original values and is empty when all values match them', () => {
  const one = typed({ priceCents: 800 });
  vi.setSystemTime(2000);
  const two = typed({ names: { en: 'Big mug', km: '' } }, one);
  expect(two).toEqual({
    version: 4,
    since: 1000,
    attempt: one.attempt,
    before: { priceCents: 700, names: { en: 'Mug', km: '' } },
    typed: { priceCents: 800, names: { en: 'Big mug', km: '' } },
  });
  const back = typed({ priceCents: 700 }, two);
  expect(back.typed).toEqual({ names: { en: 'Big mug', km: '' } });
  expect(typed({ names: { km: '', en: 'Mug' } }, back)).toBe(noDraft);
});

test('a conflict names only fields that both users changed', () => {
  const draft = typed({ priceCents: 800, names: { en: 'Big mug', km: '' }, tagIds: [2], days: '2-4' });
  const theirs = { ...values, priceCents: 900, names: { en: 'Big mug', km: '' } };
  expect(mergeDraft(draft, theirs)).toEqual({ conflicts: ['priceCents'], joined: ['tagIds', 'days'] });
  expect(rebaseDraft(draft, ['tagIds', 'days'], { values: theirs, version: 5 })).toEqual({
    version: 5,
    since: 1000,
    attempt: draft.attempt,
    before: { tagIds: [], days: '' },
    typed: { tagIds: [2], days: '2-4' },
  });
  expect(rebaseDraft(draft, [], { values: theirs, version: 5 })).toBe(noDraft);
});

test('saving merges edits of other fields, and returns a conflict of the same fields', async () => {
  const draft = typed({ priceCents: 800, days: '2-4' });
  const refusals: unknown[] = [];
  const send = (against: Current<Record>) => {
    const sent: Draft<Record>[] = [];
    const result = sendDraft(
      draft,
      (each) => {
        sent.push(each);
        return each.version === against.version ? Promise.resolve() : Promise.reject(new Error('409'));
      },
      (error) => {
        refusals.push(error);
        return against;
      },
    );
    return result.then((conflict) => ({ conflict, sent }));
  };
  const others = await send({ values: { ...values, tagIds: [3] }, version: 5 });
  expect(others.conflict).toBeNull();
  expect(others.sent.map(({ version, typed: sent }) => [version, sent])).toEqual([
    [4, { priceCents: 800, days: '2-4' }],
    [5, { priceCents: 800, days: '2-4' }],
  ]);
  const same = await send({ values: { ...values, priceCents: 900 }, version: 5 });
  expect(same.sent).toHaveLength(1);
  expect(same.conflict).toMatchObject({ conflicts: ['priceCents'], joined: ['days'], version: 5 });
  expect((await send({ values: { ...values, priceCents: 800, days: '2-4' }, version: 5 })).sent).toHaveLength(
    1,
  );
  expect(refusals).toHaveLength(3);
});

test('saving passes on a refusal that isn’t about someone else’s edits', async () => {
  const refused = new Error('400');
  const saving = sendDraft(
    typed({ days: '1' }),
    () => Promise.reject(refused),
    () => null,
  );
  await expect(saving).rejects.toBe(refused);
});

test('input typed while saving stays a draft, based on the saved values', () => {
  const saved = typed({ priceCents: 800, days: '2-4' });
  const newer = typed({ days: '5' }, saved);
  expect(draftAfter(newer, saved)).toMatchObject({
    version: 4,
    before: { days: '2-4' },
    typed: { days: '5' },
  });
  expect(draftAfter(newer, saved).attempt).not.toBe(saved.attempt);
  const back = withField(saved, 'priceCents', 700, current, true);
  expect(draftAfter(back, saved)).toMatchObject({ before: { priceCents: 800 }, typed: { priceCents: 700 } });
  expect(draftAfter(saved, saved).typed).toEqual({});
});

test('the browser stores a draft until it is saved or discarded', () => {
  const draft = typed({ names: { en: 'Mug', km: 'ពែង' } });
  saveDraft('7', draft);
  expect(storedDraft('7')).toEqual(draft);
  expect(storedDraft('8')).toBe(noDraft);
  saveDraft('7', draftAfter(draft, draft));
  expect(storedDraft('7')).toBe(noDraft);
  localStorage.setItem('7', '{"version":');
  expect(storedDraft('7')).toBe(noDraft);
});
