import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { brokenTerms, terms } from './terms.ts';

const folder = join(import.meta.dirname, '../../database');
type Pair = [place: string, english: string, khmer: string];

/** Returns every text in both languages of a file. */
function pairsIn(value: unknown, place: string): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, km } = value as Record<string, unknown>;
  return [
    ...(typeof en === 'string' && typeof km === 'string' ? [[place, en, km] satisfies Pair] : []),
    ...Object.entries(value).flatMap(([key, each]) => pairsIn(each, `${place}.${key}`)),
  ];
}

const sets = { ...labelSets, messages };
const texts: Pair[] = [
  ...Object.entries(sets).flatMap(([set, { texts: english, khmer }]) =>
    Object.entries<string>(english).map(([key, text]): Pair => [
      `${set}.${key}`,
      text,
      (khmer as Record<string, string>)[key] ?? '',
    ]),
  ),
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => pairsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')), file)),
];

test('every Khmer text of labels, messages and demo shop uses the terms of its English', () => {
  expect(texts.length).toBeGreaterThan(6500);
  const broken = texts.flatMap(([place, english, khmer]) =>
    brokenTerms(english, khmer).map((name) => `${place}: ${name}: ${khmer.slice(0, 80)}`),
  );
  expect(broken).toEqual([]);
});

test.each(Object.keys(terms))('a wrong Khmer text for “%s” is found, and a text has the term', (name) => {
  const { english, wrong } = terms[name]!;
  const uses = texts.filter(([, text]) => english.test(text));
  expect(uses.length).toBeGreaterThan(0);
  for (const khmer of wrong) expect(brokenTerms(uses[0]![1], khmer), khmer).toContain(name);
});
