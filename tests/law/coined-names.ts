import { parseSync } from 'vite';

/** Words that say nothing of the thing they name, and how many things are still called so. A count only goes down. */
export const coinedNames: Readonly<Record<string, number>> = {
  told: 3,
  say: 0,
  kept: 12,
  asked: 3,
  wanted: 13,
  own: 35,
  known: 27,
  around: 7,
  there: 1,
};

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Where a name is given: variables and parameters (by pattern), functions, fields of types and classes. */
const givenBy: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['params'],
  ArrowFunctionExpression: ['params'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
};

/** The names in a pattern: of `{ a: b = 1, ...c }` b and c. */
function* namesIn(pattern: unknown): Generator<string> {
  for (const node of [pattern].flat()) {
    if (!isNode(node)) continue;
    if (node.type === 'Identifier') yield node['name'] as string;
    else
      for (const part of ['left', 'argument', 'elements', 'properties', 'value']) yield* namesIn(node[part]);
  }
}

function* givenIn(node: Node): Generator<string> {
  for (const place of givenBy[node.type] ?? []) yield* namesIn(node[place]);
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* givenIn(value);
}

/** Every name a source gives to something, as often as it gives it. */
export const namesGiven = (file: string, text: string): string[] => [
  ...givenIn(parseSync(file, text).program as unknown as Node),
];
