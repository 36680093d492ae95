import { expect, test } from 'vitest';
import { byPromise, viewOf } from './by-promise.ts';
import type { Job } from './job.ts';

const job = (number: string, promisedOn: string | null): Job => ({
  number,
  promisedOn,
  approveBy: null,
  placedAt: '2026-11-20T03:00:00Z',
  isBegun: true,
  place: { en: '', km: '' },
  isWrapped: false,
  isBalanceDue: false,
  missing: [],
  awaited: [],
  hasArrived: false,
  items: 1,
  lines: 2,
  packed: 1,
  first: [],
});

test('the workshop groups overdue orders first, then by promised date, then those without a date', () => {
  const jobs = [
    job('A', '2026-11-16'),
    job('B', '2026-11-24'),
    job('C', '2026-11-25'),
    job('D', '2026-11-27'),
    job('E', '2026-11-27'),
    job('F', null),
  ];
  const shown = byPromise(jobs, '2026-11-25').map((group) => [
    group.day,
    group.jobs.map(({ number }) => number).join(''),
  ]);
  expect(shown).toEqual([
    ['late', 'AB'],
    ['2026-11-25', 'C'],
    ['2026-11-27', 'DE'],
    ['', 'F'],
  ]);
});

test('an order is under “prepare” until preparation starts, and then under “pack and ship”', () => {
  expect(viewOf({ ...job('A', null), isBegun: false })).toBe('');
  expect(viewOf({ ...job('A', null), packed: 0 })).toBe('toSend');
  expect(viewOf({ ...job('A', null), packed: 2 })).toBe('toSend');
});
