import { expect, test } from 'vitest';
import ceilings from './name-words.json' with { type: 'json' };
import { namesGiven } from './names-given.ts';
import { codeFiles, textOf } from './sources.ts';

// The numbers in name-words.json are ceilings. Lower them when you rename; never raise them.

/** Searches may speak of words: there a word is a word. */
const isSearch = (file: string) =>
  /^(?:shop\/(?:search|product-index)|rules\/(?:services-found|topic-words|question-topics|best-questions|numbers-in-words|price-in-words)|tests\/search)/u.test(
    file,
  );

/** Returns the words of a name in lower case: pay, way and ids for `payWayIds`. */
const wordsIn = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/gu) ?? []).map((each) => each.toLowerCase());

const counts = new Map<string, number>(Object.keys(ceilings).map((word) => [word, 0]));
for (const file of codeFiles().filter((each) => /\.tsx?$/u.test(each)))
  for (const name of namesGiven(file, textOf(file)))
    for (const each of new Set(wordsIn(name).map((word) => word.replace(/^(way|word|fault)s$/u, '$1'))))
      if (counts.has(each) && !(each === 'word' && isSearch(file)))
        counts.set(each, (counts.get(each) ?? 0) + 1);

test.each(Object.entries(ceilings))(
  'at most the allowed number of declared names contain the word %s (%i); see docs/english.md',
  (word, max) => {
    expect(counts.get(word), `declared names that contain "${word}"`).toBeLessThanOrEqual(max);
  },
);
