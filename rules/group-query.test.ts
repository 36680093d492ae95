import { describe, expect, test } from 'vitest';
import { groupQuery } from './group-query.ts';

describe('a search for a group', () => {
  test.each([
    ['100 shirts', '?for=group&pieces=100'],
    ['shirts with logo', '?for=group'],
    ['1,000 pens', '?for=group&pieces=1000'],
    ['អាវយឺត ១០០', '?for=group&pieces=100'],
    ['អាវ100 មានឡូហ្គោ', '?for=group&pieces=100'],
    ['printed mugs 50', '?for=group&pieces=50'],
    ['ពែង 50', '?for=group&pieces=50'],
  ])('the search “%s” opens products for a group', (typed, query) => {
    expect(groupQuery(typed)).toBe(query);
  });

  test.each([
    'mug',
    '2 mugs',
    'mug 330 ml',
    '16 GB usb',
    'under $20',
    '20 dollars',
    'A5 notebook',
    'ពែង 330 មល',
    '',
  ])('the search “%s” doesn’t open products for a group', (typed) => {
    expect(groupQuery(typed)).toBe('');
  });
});
