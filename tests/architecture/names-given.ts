import { parseSync } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/**
 * The syntax nodes that declare a name, with the fields that contain it: variables, parameters, functions, fields of
 * types and classes.
 */
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

/** Yields the names a pattern declares: b and c for `{ a: b = 1, ...c }`. */
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

/** Returns every name that a source file declares, once per declaration. */
export const namesGiven = (file: string, text: string): string[] => [
  ...givenIn(parseSync(file, text).program as unknown as Node),
];
