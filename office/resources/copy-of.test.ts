import { describe, expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

const blank = { couponCode: null, active: true, startsAt: null, endsAt: null, startsOn: null, endsOn: null };
const now = Date.parse('2026-11-28T05:00:00Z');
const copied = (fields: object) => copyOf({ ...blank, ...fields }, blank, ['couponCode', 'active'], now);

describe('a copy of a record', () => {
  test('a copy of a record has no code, and is active although the original isn’t', () => {
    expect(copied({ couponCode: 'TEN', active: false })).toEqual(blank);
  });

  test('a copy of a record that has ended has no dates, so that it isn’t over before it begins', () => {
    const over = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-28T05:00:00Z' };
    expect(copied(over)).toEqual(blank);
    expect(copied({ startsOn: '2026-11-01', endsOn: '2026-11-27' })).toEqual(blank);
  });

  test('a copy of a record that still runs, or hasn’t begun, has the same dates', () => {
    const running = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-28T05:00:01Z' };
    expect(copied(running)).toEqual({ ...blank, ...running });
    const untilTonight = { startsOn: '2026-11-28', endsOn: '2026-11-28' };
    expect(copied(untilTonight)).toEqual({ ...blank, ...untilTonight });
    expect(copied({ startsAt: '2027-01-01T00:00:00Z' })).toEqual({
      ...blank,
      startsAt: '2027-01-01T00:00:00Z',
    });
  });
});
