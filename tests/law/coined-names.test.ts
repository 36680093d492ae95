import { expect, test } from 'vitest';
import { coinedNames, namesGiven } from './coined-names.ts';
import { shippedFiles, textOf } from './sources.ts';

const counts = new Map<string, number>();
for (const file of shippedFiles().filter((each) => /\.tsx?$/u.test(each)))
  for (const name of namesGiven(file, textOf(file))) counts.set(name, (counts.get(name) ?? 0) + 1);

test.each(Object.entries(coinedNames).map(([name, most]) => ({ name, most })))(
  'at most $most things are called "$name": the field has a word for what it is',
  ({ name, most }) => {
    expect(counts.get(name) ?? 0).toBeLessThanOrEqual(most);
  },
);

test('names are found wherever they are given, and not where they are used', () => {
  const code = `const { told, a: own = 1, ...kept } = asked, [there] = asked;
    function say(known: string, { wanted }: T) { return around(known); }
    const f = ([around]) => there.say; interface T { told: 1; own(): void } class C { kept = 1 }`;
  expect(namesGiven('code.ts', code)).toEqual(
    'told own kept there say known wanted f around told own kept'.split(' '),
  );
});
