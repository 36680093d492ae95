import { describe, expect, test } from 'vitest';
import { khmerSounds, latinSounds, phoneticDistance } from './romanised.ts';
import { SoundIndex } from './sound-index.ts';
import { Work } from './work.ts';
import { wordsOf } from './words.ts';

test.each([
  ['krama', 'ក្រមា', 0],
  ['kroma', 'ក្រមា', 0],
  ['kafe', 'កាហ្វេ', 0],
  ['tien', 'ទៀន', 0],
  ['tean', 'ទៀន', 0],
  ['kado', 'កាដូ', 0],
  ['mrech', 'ម្រេច', 0],
  ['sievphov', 'សៀវភៅ', 0],
  ['seavphao', 'សៀវភៅ', 0],
  ['teuk', 'ទឹក', 0],
  ['chhnam', 'ឆ្នាំ', 0],
  ['trorchiek', 'ត្រចៀក', 0],
  ['phlerng', 'ភ្លើង', 0],
  ['chhatr', 'ឆ័ត្រ', 0],
  ['pchumben', 'ភ្ជុំបិណ្ឌ', 0],
  ['broob', 'ប្រអប់', 0],
  ['kradas', 'ក្រដាស', 0],
  ['keo', 'កែវ', 0],
  ['kadi', 'កាដូ', 1],
  ['gado', 'កាដូ', 1],
])('the Latin word %s sounds like %s except for %i sounds', (latin, khmer, amiss) => {
  const other = khmerSounds(wordsOf(khmer).join(''));
  const one = latinSounds(latin).find(({ consonants }) => consonants === other.consonants);
  expect(one && Math.floor(phoneticDistance(one, other))).toBe(amiss);
});

test.each(['zzq', 'krx', 'fish-x', 'mmm'])("the Latin word %s can't be Khmer", (latin) => {
  expect(latinSounds(latin)).toEqual([]);
});

test('a doubled consonant sounds like a single one, unless a vowel is between them', () => {
  expect(latinSounds('kaffe')[0]?.consonants).toBe(latinSounds('kafe')[0]?.consonants);
  expect(latinSounds('kadado')[0]?.consonants).toHaveLength(3);
});

describe('Khmer words by their sounds', () => {
  const index = new SoundIndex<{ text: string }>();
  for (const text of ['ថង់', 'ទង់', 'កាដូ', 'នាឡិកា', 'ឈើ']) index.add({ text });
  const near = (latin: string, max = 1) => index.near(latin, max, new Work()).map(({ text }) => text);

  test('Khmer words by their sounds are found by the spelling with the same breath first', () => {
    expect(near('thong')).toEqual(['ថង់']);
    expect(near('tong')).toEqual(['ទង់']);
  });

  test('Khmer words found by their sounds need every vowel when they have two consonants or fewer', () => {
    expect(near('kado')).toEqual(['កាដូ']);
    expect(near('kadi')).toEqual([]);
    expect(near('cheu')).toEqual(['ឈើ']);
    expect(near('cha')).toEqual([]);
  });

  test('Khmer words found by their sounds may differ in one vowel when they have three', () => {
    expect(near('nealaka')).toEqual(['នាឡិកា']);
    expect(near('nealaka', 0)).toEqual([]);
  });
});
