import { expect, test } from 'vitest';
import { isKeyText, newKeyText } from './key-text.ts';

test('a key begins with a prefix that scanners find, and differs each time', () => {
  const keys = Array.from({ length: 50 }, newKeyText);
  for (const key of keys) expect(key).toMatch(/^kado_[0-9A-Za-z]{38}$/u);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(isKeyText(key)).toBe(true);
});

test('a truncated, extended or mistyped key fails its checksum', () => {
  const key = newKeyText();
  const mistyped = key.replace(
    /^(kado_.{9})(.)/u,
    (_all, start, digit) => `${start}${digit === 'x' ? 'y' : 'x'}`,
  );
  for (const wrong of [
    key.slice(0, -1),
    `${key}0`,
    mistyped,
    key.slice(5),
    '',
    'kado_',
    `kado_${'0'.repeat(38)}`,
  ])
    expect(isKeyText(wrong), wrong).toBe(false);
});
