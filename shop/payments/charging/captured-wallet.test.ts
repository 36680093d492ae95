import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCapture } from './captured-wallet.ts';

test('only the id of a captured client payment is read', () => {
  expect(readCapture('{"id":"5O190127TN364715T","status":"COMPLETED","purchase_units":[]}')).toBe(
    '5O190127TN364715T',
  );
});

test.each(['', '  ', '{}', '{"status":"COMPLETED"}'])('%j contains no payment id', (json) => {
  expect(readCapture(json)).toBe('');
});

test.each([
  'x',
  '[]',
  'null',
  '"5O190127TN364715T"',
  '{"id":null}',
  '{"id":7}',
  '{"id":""}',
  '{"id":"a/b"}',
  '{"id":"../X"}',
  '{"id":"5O190127TN364715T"',
  `{"id":"5O190127TN364715T","x":${'['.repeat(13)}${']'.repeat(13)}}`,
  `{"id":"5O190127TN364715T","x":"${'x'.repeat(16_384)}"}`,
])('the capture %.40s is rejected', (json) => {
  expect(readCapture(json)).toBeNull();
});

test('an id from any input is safe in a URL', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((id) => JSON.stringify({ id })),
      ),
      (text) => {
        expect(readCapture(text) ?? '').toMatch(/^[\dA-Z]{0,64}$/u);
      },
    ),
  );
});
