import { expect, it } from 'vitest';
import { plainDigits } from './languages.ts';

it('Khmer digits become 0-9, and other characters stay unchanged', () => {
  expect(plainDigits('០១២៣៤៥៦៧៨៩')).toBe('0123456789');
  expect(plainDigits('+855 ១២-៣៤ ក')).toBe('+855 12-34 ក');
});
