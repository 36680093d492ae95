import { expect, test } from 'vitest';
import { recommendation } from '#database/embedded/release.ts';
import { examineEmbedded } from './embedded.ts';

const old = { shipped: '18.4', newest: '18.6', faultsMended: 28, asOf: '2026-11-21' };
const newest = { ...old, shipped: '18.6', faultsMended: 0 };
const behind =
  'the embedded PostgreSQL is 18.4; 18.6 fixes 28 bugs, including security issues (as of 21-11-2026)';
const news = 'the embedded PostgreSQL is updated only by new Kado releases';

test.each([
  ['production', old, { state: 'must', text: behind, todo: recommendation }],
  ['demo', old, { state: 'note', text: behind, todo: recommendation }],
  ['production', newest, { state: 'note', text: news, todo: recommendation }],
] as const)('a shop in %s mode on an embedded PostgreSQL gets the finding %j', (mode, known, finding) => {
  expect(examineEmbedded({ databaseUrl: undefined, mode }, known)).toMatchObject([finding]);
});

test('the health check has no finding about a database server', () => {
  expect(examineEmbedded({ databaseUrl: 'postgresql://db.example/shop', mode: 'production' }, old)).toEqual(
    [],
  );
});
