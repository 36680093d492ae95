import { expect, test } from 'vitest';
import { periodState } from './discount.ts';

const now = new Date('2026-04-14T00:00:00Z');
const earlier = new Date(now.getTime() - 1);
const later = new Date(now.getTime() + 1);

test.each([
  ['an open period runs', null, null, 'running'],
  ['the start is inside', now, null, 'running'],
  ['before the start it is upcoming', later, null, 'upcoming'],
  ['the end is outside', null, now, 'over'],
  ['just before the end it runs', earlier, later, 'running'],
] as const)('discount periods follow the rule: %s', (_rule, startsAt, endsAt, state) => {
  expect(periodState({ startsAt, endsAt }, now)).toBe(state);
});
