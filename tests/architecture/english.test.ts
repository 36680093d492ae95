import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectRoot } from './import-rules.ts';
import allowances from './english-allowances.json' with { type: 'json' };
import { bannedTurns, type Layer } from './english-words.ts';
import { findingsIn } from './english.ts';
import { namesGiven } from './names-given.ts';
import { allFiles, textOf } from './sources.ts';

/** Matches the files that quote the banned phrases. */
const quotesThem = /^tests\/architecture\/english/u;
const documents = [
  ...readdirSync(projectRoot),
  ...readdirSync(`${projectRoot}/docs`, { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
];
const findings = [...allFiles(), ...documents]
  .filter((file) => /\.(?:tsx?|md)$/u.test(file) && !file.endsWith('.d.ts') && !quotesThem.test(file))
  .flatMap((file) => findingsIn(file, textOf(file)).map((finding) => ({ file, ...finding })));

const rows = bannedTurns.flatMap(({ name, layers, instead }) =>
  layers.map((layer) => ({ name, layer, instead })),
);
const allowed = (name: string, layer: Layer): number =>
  (allowances as Record<string, Partial<Record<Layer, number>>>)[name]?.[layer] ?? 0;

describe('English in the project', () => {
  test.each(rows)('the project has no new "$name" in $layer; write $instead', ({ name, layer, instead }) => {
    const found = findings.filter((each) => each.turn === name && each.layer === layer);
    const max = allowed(name, layer);
    const list = found.map(({ file, text }) => `${file}: ${text}`).join('\n');
    expect(
      found.length,
      found.length > max
        ? `${found.length} uses, ${max} allowed. Write ${instead}. All uses:\n${list}`
        : `only ${found.length} left: lower the number in tests/architecture/english-allowances.json`,
    ).toBe(max);
  });
});

describe('the English check', () => {
  test.each(bannedTurns.flatMap((turn) => turn.layers.map((layer) => ({ ...turn, layer }))))(
    'a planted "$name" in $layer is found',
    ({ name, layer, example }) => {
      const planted: Record<Layer, [file: string, text: string]> = {
        texts: ['contract/labels/office/planted.ts', `x: ["${example}", 'ខ្មែរ']`],
        comments: ['shop/planted.ts', `/** ${example} */`],
        tests: ['shop/planted.test.ts', `test("${example}", () => {})`],
        docs: ['README.md', example],
        names: ['shop/planted.ts', `const ${example} = 1;`],
      };
      expect(findingsIn(...planted[layer])).toContainEqual(expect.objectContaining({ turn: name, layer }));
    },
  );

  test('the English check accepts plain English', () => {
    const code = `/** Returns the order, or null when it doesn't exist. */ const orderStatus = 1;`;
    expect(findingsIn('shop/plain.ts', code)).toEqual([]);
  });

  test('the English check reports names where they are declared, not where they are used', () => {
    const code = `const { told, a: own = 1, ...kept } = asked, [there] = asked;
    function say(known: string, { wanted }: T) { return around(known); }
    const f = ([around]) => there.say; interface T { told: 1; own(): void } class C { kept = 1 }`;
    expect(namesGiven('code.ts', code)).toEqual(
      'told own kept there say known wanted f around told own kept'.split(' '),
    );
  });
});
