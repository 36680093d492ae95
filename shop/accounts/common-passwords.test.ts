import { describe, expect, it } from 'vitest';
import { isEasyPassword } from './common-passwords.ts';

describe('common passwords', () => {
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
    'chelsea',
    'Metallica1',
  ])('the common password %s is rejected', (password) => {
    expect(isEasyPassword(password, [])).toBe(true);
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
  ])('a password that only contains a common word, or none, is accepted: %s', (password) => {
    expect(isEasyPassword(password, [])).toBe(false);
  });

  it('common words combined with their usual suffixes are rejected as passwords', () => {
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
    expect(tried.filter((each) => !isEasyPassword(each, []))).toEqual([]);
  });

  it.each(['Sokha', 'sokha.chan', 'CHAN-SOKHA', 'sokha1990!', 'borey-shop', 'sokha@example.com', 'សុខាចាន់១២'])(
    'a password made of the user’s own name is rejected: %s',
    (password) => {
      expect(isEasyPassword(password, ['Sokha', 'Chan', 'borey.shop@example.com', 'សុខា', 'ចាន់'])).toBe(true);
      expect(isEasyPassword(password, ['Li', '', 'dara@kado.test'])).toBe(false);
    },
  );

  it('a password with a name and other text is accepted', () => {
    expect(isEasyPassword('sokha loves mangos', ['Sokha'])).toBe(false);
    expect(isEasyPassword('li and tea at ten', ['Li', 'li@tea.test'])).toBe(false);
  });
});
