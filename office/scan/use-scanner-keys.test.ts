import { expect, test } from 'vitest';
import { scannedKey } from './use-scanner-keys.ts';

test.each([
  [{ key: 'a', code: 'KeyA', shiftKey: false }, 'a'],
  [{ key: 'A', code: 'KeyQ', shiftKey: true }, 'A'],
  [{ key: 'ា', code: 'KeyA', shiftKey: false }, 'a'],
  [{ key: 'ឞ', code: 'KeyG', shiftKey: true }, 'G'],
  [{ key: '៤', code: 'Digit4', shiftKey: false }, '4'],
  [{ key: '៖', code: 'Slash', shiftKey: false }, '/'],
  [{ key: 'ឥ', code: 'Minus', shiftKey: false }, '-'],
  [{ key: 'Shift', code: 'ShiftLeft', shiftKey: true }, ''],
  [{ key: 'Enter', code: 'Enter', shiftKey: false }, ''],
  [{ key: 'ឲ', code: 'BracketLeft', shiftKey: false }, ''],
])('reads the key %j of a scanner as %j, whatever language the system writes', (key, expected) => {
  expect(scannedKey(key)).toBe(expected);
});
