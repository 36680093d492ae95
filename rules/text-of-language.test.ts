import { expect, it } from 'vitest';
import { listText, partsText, personText, provinceName } from './text-of-language.ts';

it('English lists use commas; Khmer lists use spaces and និង before the last item', () => {
  expect(listText('en', ['pens', 'mugs', 'caps'])).toBe('pens, mugs, caps');
  expect(listText('ar', ['ប៊ិច', 'ពែង', 'កែវ'])).toBe('ប៊ិច ពែង និងកែវ');
  expect(listText('ar', ['S', 'M', 'XL'])).toBe('S M និង XL');
  expect(listText('ar', ['S', ''])).toBe('S');
  expect(listText('en', [])).toBe('');
});

it('a Khmer address formats a place before the larger place that contains it', () => {
  expect(partsText('en', ['Daun Penh', '', 'Phnom Penh'])).toBe('Daun Penh, Phnom Penh');
  expect(partsText('ar', ['ខណ្ឌដូនពេញ', 'រាជធានីភ្នំពេញ', '120201'])).toBe('ខណ្ឌដូនពេញ រាជធានីភ្នំពេញ 120201');
});

it('a Khmer name starts with the family name', () => {
  const person = { firstName: 'Sokha', lastName: 'Chan' };
  expect(personText('en', person)).toBe('Sokha Chan');
  expect(personText('ar', person)).toBe('Chan Sokha');
  expect(personText('ar', { ...person, lastName: '' })).toBe('Sokha');
});

it('a province name loses the Khmer word for the kind of place', () => {
  expect(provinceName('ខេត្តសៀមរាប')).toBe('សៀមរាប');
  expect(provinceName('រាជធានីភ្នំពេញ')).toBe('ភ្នំពេញ');
  expect(provinceName('ក្រុងខេត្តខ្មែរ')).toBe('ក្រុងខេត្តខ្មែរ');
  expect(provinceName('Siem Reap')).toBe('Siem Reap');
});
