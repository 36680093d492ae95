import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { messages } from '#contract/messages.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Yields every English text of a data file: values under `en`, and customer reviews. */
function englishTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['en', 'title', 'body'].includes(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => englishTexts(each, name));
}

// The specification writes 'Color' in labels and messages, which existing clients show beside our texts.
it('displayed texts use one spelling of color', () => {
  const data = globSync('database/{base,demo}/**/*.json', { cwd: root }).flatMap((file) =>
    englishTexts(JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
  );
  expect(data.length).toBeGreaterThan(400);
  const texts = [
    ...data,
    ...Object.values<string>(messages.texts),
    ...Object.values(labelSets).flatMap((set) => Object.values<string>(set.texts)),
  ];
  expect(texts.filter((text) => /colour/iu.test(text))).toEqual([]);
});
