import { expect, test } from 'vitest';
import { garbled } from './garbled.ts';

const latin1 = (text: string) => Buffer.from(text).toString('latin1');
const windows = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));
const texts = [
  'Café',
  'ពែងកាហ្វេ',
  'ពែង',
  'Việt Nam',
  'แก้ว',
  '咖啡',
  'Grandma’s',
  'naïve',
  'Gift 🎁',
  'Crème brûlée',
];

test.each(texts)('%s is valid text, and garbled when read in a wrong encoding', (text) => {
  expect(garbled(text)).toBe(null);
  expect([garbled(latin1(text)), garbled(windows(text))]).toEqual(['encoding', 'encoding']);
});

test.each(['????', 'x ?? y', 'Caf\uFFFD'])('the text %s is recognized as one that lost its letters', (text) =>
  expect(garbled(text)).toBe('lost'),
);

test.each([
  'Really???',
  '“CAFÉ”',
  'NESCAFÉ®',
  'CAFÉ™…',
  'MAÇÃ®',
  'garáž…',
  'PÂTÉ',
  'SÃO PAULO',
  'São Tomé',
  'Âge d’or',
  'à « Paris »',
  '20 €',
])('the text %s is recognized as valid', (text) => expect(garbled(text)).toBe(null));
