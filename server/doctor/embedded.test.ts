import { expect, test } from 'vitest';
import { recommendation } from '#database/embedded/release.ts';
import { examineEmbedded } from './embedded.ts';

const behind = 'it is behind';
const news = 'the embedded PostgreSQL gets its updates only with a new release of Kado';

test.each([
  ['production', behind, { state: 'must', text: behind, todo: recommendation }],
  ['demo', behind, { state: 'note', text: behind, todo: recommendation }],
  ['production', null, { state: 'note', text: news, todo: recommendation }],
] as const)('a shop in %s mode on an embedded PostgreSQL: %j', (mode, said, finding) => {
  expect(examineEmbedded({ databaseUrl: undefined, mode }, said)).toMatchObject([finding]);
});

test('on a server of its own nothing is said', () => {
  expect(
    examineEmbedded({ databaseUrl: 'postgresql://db.example/shop', mode: 'production' }, behind),
  ).toEqual([]);
});
