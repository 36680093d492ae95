import { describe, expect, test } from 'vitest';
import {
  cardProblems,
  codeText,
  filledFor,
  formatExpiry,
  isCardNumber,
  formatNumber,
  testCards,
} from './page-script.ts';

const today = new Date('2026-11-21T10:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 29', code: '123', name: 'SOKHA CHAN' };

describe('a test card', () => {
  test.each(testCards)('$number has a valid check digit', ({ number }) => {
    expect(isCardNumber(number)).toBe(true);
  });

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242 42', '4242 42'],
    ['4242', '4242'],
    ['៤២៤២៤', '4242 4'],
    ['4242-4242x', '4242 4242'],
    ['1'.repeat(40), '1111 1111 1111 1111 111'],
  ])('the typed card number %s is formatted as %s', (typed, shown) =>
    expect(formatNumber(typed)).toBe(shown),
  );

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12 / 2'],
    ['12 / ', '12'],
    ['1229', '12 / 29'],
    ['12/2029', '12 / 29'],
    ['12292', '12 / 29'],
    ['5', '05'],
    ['529', '05 / 29'],
    ['១២២៩', '12 / 29'],
  ])('the typed date %s becomes %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

  test('a security code contains only digits', () => expect(codeText('1a2 3456')).toBe('1234'));

  test('valid card data has no error', () => expect(cardProblems(good, true, today)).toEqual({}));

  test.each([
    [{ number: '' }, { number: 'badNumber' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'badNumber' }],
    [{ number: '4242 4242' }, { number: 'badNumber' }],
    [{ expiry: '13 / 29' }, { expiry: 'badExpiry' }],
    [{ expiry: '12' }, { expiry: 'badExpiry' }],
    [{ expiry: '10 / 26' }, { expiry: 'expired' }],
    [{ expiry: '11 / 26' }, {}],
    [{ code: '12' }, { code: 'badCode' }],
    [{ name: ' ' }, { name: 'noName' }],
    [
      { number: '', expiry: '', code: '', name: '' },
      { number: 'badNumber', expiry: 'badExpiry', code: 'badCode', name: 'noName' },
    ],
  ])('the card data %o has the errors %o', (changed, problems) =>
    expect(cardProblems({ ...good, ...changed }, true, today)).toEqual(problems),
  );

  test('a valid number of no test card is refused', () => {
    expect(cardProblems({ ...good, number: '5555 5555 5555 4444' }, false, today)).toEqual({
      number: 'noTestNumber',
    });
  });

  test.each(testCards)('the fields filled for $number are valid, and keep the typed name', ({ number }) => {
    expect(cardProblems(filledFor(number, '', today), true, today)).toEqual({});
    expect(filledFor(number, 'DARA', today).name).toBe('DARA');
  });
});
