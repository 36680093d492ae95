import { expect, test } from 'vitest';
import { khmerSounds, latinSounds, vowelsAmiss } from './romanised.ts';
import { wordsOf } from './words.ts';

test.each([
  ['krama', 'ក្រមា', 0],
  ['kroma', 'ក្រមា', 0],
  ['kafe', 'កាហ្វេ', 0],
  ['tien', 'ទៀន', 0],
  ['kado', 'កាដូ', 0],
  ['mrech', 'ម្រេច', 0],
  ['sievphov', 'សៀវភៅ', 0],
  ['sievphao', 'សៀវភៅ', 1],
  ['kadi', 'កាដូ', 1],
])('the Latin word %s sounds like %s except for %i vowels', (latin, khmer, amiss) => {
  const [one, other] = [latinSounds(latin)!, khmerSounds(wordsOf(khmer)[0]!)];
  expect(one.consonants).toBe(other.consonants);
  expect(vowelsAmiss(one, other)).toBe(amiss);
});

test('a Latin word without a vowel matches no Khmer', () => {
  expect(latinSounds('zzq')).toBeNull();
});

test('a doubled consonant sounds like a single one, unless a vowel is between them', () => {
  expect(latinSounds('kaffe')?.consonants).toBe(latinSounds('kafe')?.consonants);
  expect(latinSounds('kadado')?.consonants).toHaveLength(3);
});
