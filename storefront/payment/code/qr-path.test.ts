import { expect, it } from 'vitest';
import { encode } from 'uqr';
import { codeModules } from '#server/operations/payments/code-modules.ts';
import { payeeOf, qrCode, qrPath } from './qr-path.ts';

it('the QR path draws every dark module once, inside a quiet zone of four modules', () => {
  const { data, size } = encode('TEST/1', { ecc: 'M', border: 0 });
  const code = qrCode(codeModules('TEST/1'));
  const drawn = new Set(
    code.runs.flatMap(({ x, y, length }) => Array.from({ length }, (_, at) => `${x + at} ${y}`)),
  );
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x + 4} ${y + 4}`] : [])));
  expect([...drawn].toSorted()).toEqual(dark.toSorted());
  expect(code.runs.reduce((total, { length }) => total + length, 0)).toBe(dark.length);
  expect(code.size).toBe(size + 8);
  expect(qrPath(code)).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/u);
});

it.each([
  ['the name that banks show', '0002015802KH5912Angkor Gifts6010Phnom Penh', 'Angkor Gifts'],
  ['no name from inside another part', '29085904Mine5802KH5903Zoe', 'Zoe'],
  ['undefined when the code names no payee', '000201', undefined],
  ['undefined for a text that isn’t KHQR', 'https://bank.invalid/pay/1', undefined],
])('the payee of a QR code is read: %s', (_, text, payee) => {
  expect(payeeOf(text)).toBe(payee);
});
