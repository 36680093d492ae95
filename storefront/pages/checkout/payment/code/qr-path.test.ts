import { expect, it } from 'vitest';
import { encode } from 'uqr';
import { qrCode, qrPath } from './qr-path.ts';

it('every dark module is drawn once, within a light border of four', () => {
  const { data, size } = encode('TEST/1', { ecc: 'M', border: 0 });
  const code = qrCode('TEST/1');
  const drawn = new Set(
    code.runs.flatMap(({ x, y, length }) => Array.from({ length }, (_, at) => `${x + at} ${y}`)),
  );
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x + 4} ${y + 4}`] : [])));
  expect([...drawn].toSorted()).toEqual(dark.toSorted());
  expect(code.runs.reduce((sum, { length }) => sum + length, 0)).toBe(dark.length);
  expect(code.size).toBe(size + 8);
  expect(qrPath(code)).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/u);
});
