import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { linksOf, matchRoute, screenPaths } from './routes.ts';
import { screens } from './screens.ts';

const folders = readdirSync(path.join(import.meta.dirname, 'pages'));
const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

it('every page folder is a screen of the table, or a fallback page such as notFound', () => {
  const named = [...Object.keys(screens), 'notFound', 'failure', 'paused'].map(kebab);
  expect(folders.toSorted()).toEqual(named.toSorted());
});

it('a screen without links of its own is linked by its name', () => {
  const links = linksOf('ar');
  expect([links.cart(), links.home(), links.updateProfile()]).toEqual([
    '/ar/cart',
    '/ar/',
    '/ar/update-profile',
  ]);
});

it('every path without a number leads to its screen', () => {
  const plain = Object.entries(screenPaths).filter(([, at]) => !at.includes(':'));
  expect(plain.length).toBeGreaterThan(10);
  for (const [screen, at] of plain) expect(matchRoute(`/en${at}`)?.screen).toBe(screen);
});
