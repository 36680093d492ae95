import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from './icons.ts';

const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/gu)].map(([, id]) => id);

test('the sprite holds exactly the icons of the list, each once', () => {
  expect(symbols).toEqual([...iconNames]);
  expect(new Set(symbols).size).toBe(symbols.length);
});

test('nothing in the sprite refers to an id: a symbol used from another file would not find it everywhere', () => {
  expect(sprite).not.toMatch(/url\(#|href="#/u);
});
