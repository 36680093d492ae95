import { expect, test } from 'vitest';
import { recommendation } from '#database/embedded/release.ts';
import { readConfig } from '../settings/config.ts';
import { bannerRows } from './banner.ts';

const production = {
  KADO_DATA: '/nowhere',
  KADO_MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
};
const facts = { inactiveCopyFrom: null, isCreated: true, isDemo: false, firstOwner: null };
const database = (env: Record<string, string>) =>
  bannerRows(readConfig(env), 8080, facts).find(([name]) => name === 'Database')?.[1];

test.each([
  [true, 'http://localhost:8080/office/  (sign in as demo staff there)'],
  [false, 'http://localhost:8080/office/'],
])('the start banner names the address of the office (demo mode: %s)', (isDemo, office) => {
  const rows = bannerRows(readConfig({ KADO_DATA: '/nowhere', SMTP_URL: 'smtp://mail.example' }), 8080, {
    ...facts,
    isDemo,
  });
  expect(rows).toContainEqual(['Office', office]);
});

test('production on the embedded PostgreSQL recommends a server', () => {
  expect(database(production)).toContain(recommendation);
});

test('no recommendation appears in production on a server or in the demo', () => {
  const server = { DATABASE_URL: 'postgresql://shop@db.example/shop', KADO_SECRET: 'x'.repeat(32) };
  expect(database({ ...production, ...server })).toBeUndefined();
  expect(database({ KADO_DATA: '/nowhere', SMTP_URL: 'smtp://mail.example' })).toBeUndefined();
});
