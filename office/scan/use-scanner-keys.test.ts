import { expect, test } from 'vitest';
import { isCodeIn, joined, scannedKey, appendScannedKey } from './use-scanner-keys.ts';

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
])('the key %j of a scanner is read as %j, whatever language the system writes', (key, expected) => {
  expect(scannedKey(key)).toBe(expected);
});

/** Types keys into a field, so many ms apart, and returns whether Enter then ends a code; and the code. */
function typedIn(keys: string, apart: number, { isCodeField = false, codes = [] as readonly string[] } = {}) {
  const field = { value: '12', matches: () => isCodeField } as unknown as HTMLInputElement;
  let typed: ReturnType<typeof appendScannedKey> = null;
  let at = 0;
  for (const [index, key] of Array.from(keys).entries()) {
    at += apart;
    typed = appendScannedKey(typed, field, { key, code: codes[index] ?? '', timeStamp: at } as KeyboardEvent);
    field.value += key;
  }
  return typed && { isCode: isCodeIn(typed, at + apart), code: typed.code, before: typed.before };
}

test('a code in a field of numbers is found, also of a slow scanner, and its digits aren’t kept', () => {
  for (const apart of [5, 80])
    expect(typedIn('4006381333931', apart)).toEqual({ isCode: true, code: '4006381333931', before: '12' });
  expect(typedIn('AG-1', 80)?.isCode).toBe(true);
});

test('numbers that a person types stay', () => {
  expect(typedIn('1200', 60)?.isCode).toBe(false);
  expect(typedIn('4006381333931', 200)?.isCode).toBe(false);
});

test('a code field reads the keys of a scanner while the system writes Khmer', () => {
  const codes = ['KeyA', 'KeyG', 'Minus', 'Digit1'];
  expect(typedIn('ាឞឥ១', 80, { isCodeField: true, codes })).toMatchObject({ isCode: true, code: 'ag-1' });
});

test('a code that came in two parts is one code, and keys from long before are no part of it', () => {
  const keys = (text: string, from: number) =>
    Array.from(text, (key, at) => ({ key, timeStamp: from + at }) as KeyboardEvent);
  const textOf = (first: number, second: number) =>
    joined(keys('400', first), keys('638', second))
      .map(({ key }) => key)
      .join('');
  expect([textOf(0, 300), textOf(0, 900)]).toEqual(['400638', '638']);
  expect(joined([], keys('1', 5))).toHaveLength(1);
});
