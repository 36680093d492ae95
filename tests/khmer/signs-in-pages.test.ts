// oxlint-disable no-template-curly-in-string -- sources are texts here
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

// Khmer has its own colon and no comma (docs/khmer.md), so no page writes either between two values: the colon comes
// with the language (contract/languages.ts), and rules/text-of-language.ts joins lists.

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{storefront,office,ui,web}/**/*.tsx', { cwd: root }).filter(
  (file) => !file.endsWith('.test.tsx'),
);

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Yields every node below a node, except thrown ones, because errors go to the log. */
function* nodesOf(node: Node): Generator<Node> {
  if (node.type === 'ThrowStatement') return;
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesOf(value);
}

/** Returns the text that a node puts beside a value on the page; '' for other kinds of nodes. */
function labelsOf(node: Node): string {
  if (node.type === 'JSXText') return `${String(node['value'])} `;
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked;
  if (node.type === 'Literal' && node['value'] === ': ') return ': ';
  const { callee, arguments: given } = node as { callee?: Node; arguments?: Node[] };
  const isJoin = (callee?.['property'] as Node | undefined)?.['name'] === 'join';
  return node.type === 'CallExpression' && isJoin ? JSON.stringify(given?.[0]?.['value'] ?? '') : '';
}

const signsIn = (source: string): string[] => {
  const { program, errors } = parseSync('page.tsx', source);
  expect(errors).toEqual([]);
  return (
    [...nodesOf(program as unknown as Node)]
      .map(labelsOf)
      // Headers of a command are the same in every language.
      .filter((words) => /[:,]\s/u.test(words) && !words.includes('-H '))
      .map((words) => words.trim())
  );
};

test.each(files)('%s has no hard-coded signs', (file) => {
  expect(signsIn(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});

describe('the search for hard-coded signs', () => {
  test.each([
    ['in a text', 'const a = <p>{name}: <b>{value}</b></p>;'],
    ['in a text put together', 'const a = <p aria-label={`${name}: ${value}`} />;'],
    ['between the parts of a list', "const a = <p>{names.join(', ')}</p>;"],
    ['alone between two values', "const a = <p>{name}{value !== '' && ': '}{value}</p>;"],
  ])('a hard-coded sign is found %s', (_where, source) => {
    expect(signsIn(source)).toHaveLength(1);
  });

  test('no signs are reported in classes, widths and thrown errors', () => {
    const source =
      'const a = <img className={`a ${b}`} sizes="(min-width: 64rem) 1rem, 2rem" />; throw new Error(`x: ${y}`);';
    expect(signsIn(source)).toEqual([]);
  });
});
