import { expect, test } from 'vitest';
import { openPart } from './open-part.ts';

test.each([
  ['We are [your company name], at [your address].', '[your company name]'],
  ['យើងគឺ [សូមបំពេញ៖ ឈ្មោះក្រុមហ៊ុន]', '[សូមបំពេញ៖ ឈ្មោះក្រុមហ៊ុន]'],
  ['See [1] and [annex].', null],
  ['[your ', null],
  ['', null],
])('the part of «%s» that has to be filled in is %j', (text, open) => expect(openPart(text)).toBe(open));
