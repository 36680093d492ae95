import { expect, it } from 'vitest';
import { readBaseFiles } from '#server/reference-data/base-files.ts';
import { communesOf } from './communes.ts';

it('every commune is in a known district, every village in a commune', async () => {
  const { cambodia } = await readBaseFiles();
  const districts = cambodia.provinces.flatMap(({ districts: all }) => all.map(([code]) => code));
  const communes = (await Promise.all(districts.map((code) => communesOf(code, 'ar')))).flat();
  expect(communes.length).toBe(1652);
  expect(communes.reduce((total, { villages }) => total + villages.length, 0)).toBe(14_578);
});

it('place names contain their kind once, with a space before a number in Khmer', async () => {
  const named = async (language: 'en' | 'ar') => communesOf('0203', language);
  const villages = (await named('ar')).flatMap((commune) => commune.villages);
  expect(villages).toContain('ភូមិ ១៣ មករា');
  for (const language of ['en', 'ar'] as const)
    for (const { name, villages: inIt } of await named(language)) {
      expect(name).toMatch(language === 'en' ? /^(?:Khum|Sangkat) [A-Z]/u : /^(?:ឃុំ|សង្កាត់)./u);
      for (const village of inIt)
        expect(village).toMatch(language === 'en' ? /^Phum (?!Phum )./u : /^ភូមិ(?!ភូមិ)./u);
    }
});
