import { expect, it } from 'vitest';
import { plainDigits } from './languages.ts';

it('turns Khmer digits into 0-9 and leaves all else', () => {
  expect(plainDigits('០១២៣៤៥៦៧៨៩')).toBe('0123456789');
  expect(plainDigits('+855 ១២-៣៤ ក')).toBe('+855 12-34 ក');
});
