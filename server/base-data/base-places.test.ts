import { expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { readBaseFiles } from './base-files.ts';
import { basePlaces } from './base-places.ts';

it('a Khmer name that begins with a number stands apart from its kind, others do not', async () => {
  const { city } = basePlaces(await readBaseFiles());
  const khmer = (key: string) => city.find((row) => row.key === key)?.names[languages.ar.id];
  expect(khmer('KH/12/1203')).toBe('ខណ្ឌ 7 មករា');
  expect(khmer('KH/12/1201')).toBe('ខណ្ឌចំការមន');
});
