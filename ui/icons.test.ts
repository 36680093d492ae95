import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames, starRows } from './icons.ts';

const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/gu)].map(([, id]) => id);

test('the sprite contains exactly the listed icons, each once', () => {
  expect(symbols).toEqual([...iconNames, ...starRows]);
  expect(new Set(symbols).size).toBe(symbols.length);
});

test('the sprite refers to no id: some browsers could not resolve it from another file', () => {
  expect(sprite).not.toMatch(/url\(#|href="#/u);
});
