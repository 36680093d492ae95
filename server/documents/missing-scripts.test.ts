import { expect, test } from 'vitest';
import { missingScripts } from './missing-scripts.ts';

test('reports only the samples with letters that no font of the documents has', async () => {
  const samples = {
    Latin: 'Abc',
    Khmer: 'ខ្មែរ',
    figures: '12៛',
    nobodys: '\u{10FFFE}',
    'half of it': 'A\u{10FFFD}',
  };
  expect(await missingScripts(samples)).toEqual(['nobodys', 'half of it']);
});
