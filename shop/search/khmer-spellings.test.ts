import { expect, test } from 'vitest';
import { KhmerSpellings } from './khmer-spellings.ts';
import { fold } from './fold.ts';
import { withoutInactive } from './words.ts';

const normalized = (word: string) => withoutInactive(fold(word));
const words = ['ប៊ិច', 'ពានរង្វាន់', 'ថ្មសាកបម្រុង', 'ឆ័ត្រ', 'កំណត់ត្រា', 'រូប', 'នាឡិកា'].map(normalized);
const spellings = new KhmerSpellings(words);
const like = (text: string) => spellings.like(normalized(text));

test('a Khmer word is found without the signs and silent letters that people leave out', () => {
  for (const [typed, meant] of [
    ['បិច', 'ប៊ិច'],
    ['ពានរង្វាន', 'ពានរង្វាន់'],
    ['ឆត', 'ឆ័ត្រ'],
    ['នាឡិការ', 'នាឡិកា'],
    ['កំនត់ត្រា', 'កំណត់ត្រា'],
    ['ថ្មសាកបំរុង', 'ថ្មសាកបម្រុង'],
  ] as const)
    expect(like(typed), typed).toBe(normalized(meant));
});

test('a sign added to a short Khmer word makes it another word', () => {
  expect(like('រ៉ូប')).toBeUndefined();
});
