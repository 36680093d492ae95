import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { screenFolders } from './screen-folders.ts';
import { entryOf, markOf, type Screen, screenRows } from './screens.ts';

/** Screens that belong to no noun, and those shown instead of one. Others lie in the folder of their noun. */
const withoutNoun =
  /^pages\/(?:account|failure|first-day|not-found|paused|resource-list|resource-record|sign-in|today)$/u;

test('every page folder is a screen of the table, and pages/ has only screens without a noun', () => {
  const folders = globSync('*/*/page.tsx', { cwd: import.meta.dirname }).map((file) => path.dirname(file));
  expect(folders.toSorted()).toEqual([...new Set(Object.values(screenFolders))].toSorted());
  const inPages = folders.filter((folder) => folder.startsWith('pages/'));
  expect(inPages.filter((folder) => !withoutNoun.test(folder))).toEqual([]);
});

test('the navigation marks one entry on every signed-in screen: the screen itself or the one it belongs to', () => {
  const inNav = screenRows.filter(([, { nav }]) => nav).map(([name]) => name);
  const unmarked = screenRows
    .filter(([, { needs }]) => needs !== 'outside')
    .filter(([shown]) => inNav.filter((name) => markOf(name, shown)).length !== 1)
    .map(([name]) => name);
  // The account link is below the navigation and is marked there.
  expect(unmarked).toEqual(['account'] satisfies Screen[]);
  expect([markOf('orders', 'orders'), markOf('orders', 'order'), markOf('orders', 'money')]).toEqual([
    'page',
    'true',
    undefined,
  ]);
});

test('each screen of the settings is below one entry of the navigation', () => {
  const rows = screenRows.filter(([, { group }]) => group === 'settings');
  const below = Map.groupBy(rows, ([name]) => entryOf(name));
  expect(Object.fromEntries([...below].map(([entry, all]) => [entry, all.map(([name]) => name)]))).toEqual({
    settings: ['settings', 'payments', 'delivery', 'firstDay'],
    mails: ['mails', 'channels', 'apiKeys', 'webhooks'],
    staff: ['staff'],
    roles: ['roles'],
    health: ['health', 'limits', 'backups'],
  });
  for (const entry of below.keys()) expect(rows.find(([name]) => name === entry)?.[1].nav).toBeDefined();
});
