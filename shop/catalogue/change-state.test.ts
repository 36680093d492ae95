import { expect, test } from 'vitest';
import { dateAfter } from './change-state.ts';

const now = new Date('2026-11-24T12:00:00Z');
const [later, earlier] = [new Date('2026-11-25T02:00:00Z'), new Date('2026-11-23T02:00:00Z')];
const hidden = { state: 'hidden', publishAt: null } as const;
const dated = { state: 'hidden', publishAt: later } as const;

test('a publication date stays with a hidden product and is removed by any other status', () => {
  expect(dateAfter(hidden, { publishAt: later }, now)).toEqual({ publishAt: later });
  expect(dateAfter(dated, {}, now)).toEqual({});
  expect(dateAfter(dated, { state: 'hidden' }, now)).toEqual({});
  for (const state of ['published', 'archived'] as const)
    expect(dateAfter(dated, { state }, now)).toEqual({ publishAt: null });
  expect(dateAfter({ state: 'published', publishAt: null }, { publishAt: later }, now)).toEqual({
    publishAt: null,
  });
  expect(dateAfter({ state: 'published', publishAt: null }, {}, now)).toEqual({});
});

test('undoing a publication does not publish again, because past dates are ignored', () => {
  expect(
    dateAfter({ state: 'published', publishAt: null }, { state: 'hidden', publishAt: earlier }, now),
  ).toEqual({
    publishAt: null,
  });
});
