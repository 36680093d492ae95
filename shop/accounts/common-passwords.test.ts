import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password everybody tries first', () => {
  it.each([
    '123456',
    'PASSWORD',
    ' qwerty ',
    'Password1!',
    'p@ssw0rd',
    'P@$$w0rd2026',
    'angkor2025',
    'Welcome_1',
    'Cambodia!!',
    'iloveyou99',
    'admin@123',
  ])('is refused: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'kado-demo-1',
    'blue elephant 7',
    'green turtle 9',
    'lotus-and-krama',
    'my password is long',
    'angkor at dawn',
    'ពាក្យសម្ងាត់',
    'x1!',
    '90210-7781-3345',
  ])('is not one that only holds such a word, or none: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('stands for thousands: each of the words with what is usually put behind it', () => {
    const words =
      'password admin welcome qwerty dragon monkey sunshine princess football angkor khmer cambodia'.split(
        ' ',
      );
    const years = Array.from({ length: 60 }, (_, at) => String(1970 + at));
    const behind = [
      '',
      '1',
      '12',
      '123',
      '1234',
      '!',
      '1!',
      '123!',
      '.',
      '@',
      '2',
      '01',
      '007',
      ...years,
      ...years.map((year) => `${year}!`),
    ];
    const tried = words.flatMap((word) =>
      behind.flatMap((end) => [word + end, word.toUpperCase() + end, word.replaceAll('o', '0') + end]),
    );
    expect(new Set(tried).size).toBeGreaterThan(3000);
    expect(tried.filter((each) => !isCommonPassword(each))).toEqual([]);
  });
});
