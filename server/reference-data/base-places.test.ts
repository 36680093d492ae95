import { expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { readBaseFiles } from './base-files.ts';
import { basePlaces } from './base-places.ts';

it('only a Khmer district name that starts with a number has a space after its kind', async () => {
  const { city } = basePlaces(await readBaseFiles());
  const khmer = (key: string) => city.find((row) => row.key === key)?.names[languages.ar.id];
  expect(khmer('KH/12/1203')).toBe('ខណ្ឌ 7 មករា');
  expect(khmer('KH/12/1201')).toBe('ខណ្ឌចំការមន');
});

it('the list of countries has every country of ISO 3166 once in both languages, and keeps the first ones in place', async () => {
  const { country } = basePlaces(await readBaseFiles());
  const codes = country.map(({ key }) => key);
  expect(codes.slice(0, 12).join(' ')).toBe('KH TH VN LA SG MY CN JP KR AU FR US');
  expect([new Set(codes).size, codes.length]).toEqual([249, 249]);
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(codes.filter((code) => !regions.of(code))).toEqual([]);
  const { DE } = Object.fromEntries(country.map(({ key, names }) => [key, names]));
  expect(DE).toEqual({ [languages.en.id]: 'Germany', [languages.ar.id]: 'អាល្លឺម៉ង់' });
  const later = country.slice(12).map(({ names }) => names[languages.en.id] ?? '');
  expect(later).toEqual(later.toSorted((one, other) => one.localeCompare(other, 'en')));
});
