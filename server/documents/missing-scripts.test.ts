import { expect, test } from 'vitest';
import { missingScripts } from './missing-scripts.ts';

test('samples are reported only if no font of the documents has their letters', async () => {
  const samples = {
    Latin: 'Abc',
    Khmer: 'ខ្មែរ',
    figures: '12៛',
    nobodys: '\u{10FFFE}',
    'half of it': 'A\u{10FFFD}',
  };
  expect(await missingScripts(samples)).toEqual(['nobodys', 'half of it']);
});
