import path from 'node:path';
import { callQueues, type Operation } from '#contract/operation.ts';
import { accessLevels, permissions } from '#contract/permissions.ts';
import { type FoundModule, modulesIn } from '#shop/modules-in.ts';
import type { Handler } from './operation.ts';

/** All operations with their handlers, discovered by reading the folders so that none can be forgotten. */
export interface Registry {
  /** The documented operations. */
  handlers: readonly Handler[];
  /** The documented operations by lower-case path below /api/v1/, including aliases. */
  byPath: ReadonlyMap<string, Handler>;
  /** The staff operations by path below /office/api/; each has one. */
  forStaff: ReadonlyMap<string, Handler>;
  /** All operations by name: documented and staff. */
  byName: ReadonlyMap<string, Handler>;
}

/** What a file in one of the two folders exports. `file` is relative to that folder. */
export interface Found<T> {
  file: string;
  found: T;
}

/**
 * Loads all definitions and handlers.
 * @throws when they don't match, which is a bug that `npm run check` also finds
 */
export async function loadRegistry(): Promise<Registry> {
  // Load the handlers first: they import their definitions, and importing both at once from two paths could
  // load a definition twice.
  const handlers = foundIn('server/operations', await modulesIn('server/operations/**/*.ts'), isHandler);
  const definitions = foundIn(
    'contract/operations',
    await modulesIn('contract/operations/**/*.ts'),
    isOperation,
  );
  return registryOf(definitions, handlers);
}

/**
 * Builds the registry.
 * @throws when a definition has no handler in a file of the same name or vice versa, when one doesn't declare
 * its caller or queue, or when two share a name or path
 */
export function registryOf(
  definitions: readonly Found<Operation>[],
  handlers: readonly Found<Handler>[],
): Registry {
  const fileOf = new Map(definitions.map(({ file, found }) => [found, file]));
  const handled = new Map(handlers.map(({ file, found }) => [found.operation, file]));
  refuse(
    'calls without a handler',
    definitions.filter(({ file, found }) => handled.get(found) !== file),
  );
  refuse(
    'handlers without a definition',
    handlers.filter(({ file, found }) => fileOf.get(found.operation) !== file),
  );
  const byPath = new Map<string, Handler>();
  const forStaff = new Map<string, Handler>();
  const byName = new Map<string, Handler>();
  for (const { found: handler } of handlers) {
    const { name, path: callPath } = handler.operation;
    checkTexts(handler.operation);
    if (byName.has(name)) throw new Error(`two handlers for ${name}`);
    byName.set(name, handler);
    const paths = [callPath, `dynamic/dataoperation/${name}`, `common/${name}`].map((each) =>
      each.toLowerCase(),
    );
    const [found, keys] = isForStaff(handler) ? [forStaff, [callPath]] : [byPath, new Set(paths)];
    for (const key of keys) {
      if (found.has(key)) throw new Error(`two calls at ${key}`);
      found.set(key, handler);
    }
  }
  const all = [...byName.values()];
  return { handlers: all.filter((handler) => !isForStaff(handler)), byPath, forStaff, byName };
}

const isForStaff = ({ operation }: Handler): boolean => typeof operation.caller === 'object';

function refuse(what: string, wrong: readonly Found<unknown>[]): void {
  if (wrong.length > 0) throw new Error(`${what}: ${wrong.map(({ file }) => file).join(', ')}`);
}

/** The types enforce this as well; this check also covers code that wasn't type-checked. */
function checkTexts({ name, caller, queue, limit }: Operation): void {
  if (!isWho(caller)) throw new Error(`missing caller of ${name}: who may call it`);
  if (!Object.hasOwn(callQueues, queue)) throw new Error(`missing queue of ${name}: in which queue it waits`);
  if (!Object.values(callQueues).includes(limit))
    throw new Error(`missing rate limit of ${name}: to which rate limit it counts`);
}

const foundIn = <T>(
  folder: string,
  modules: readonly FoundModule[],
  is: (value: unknown) => value is T,
): Found<T>[] =>
  modules.flatMap(({ file, exports }) =>
    Object.values(exports)
      .filter(is)
      .map((found) => ({ file: path.relative(folder, file), found })),
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isWho = (who: unknown): boolean =>
  who === 'anyone' ||
  who === 'customer' ||
  (isObject(who) && [...permissions, ...accessLevels].some((each) => each === who['staff'])) ||
  (isObject(who) && isPermissionBy(who['staff']));
const isPermissionBy = (needed: unknown): boolean =>
  isObject(needed) &&
  typeof needed['parameter'] === 'string' &&
  isObject(needed['of']) &&
  Object.values(needed['of']).length > 0 &&
  Object.values(needed['of']).every((each) => permissions.some((permission) => permission === each));
const isOperation = (value: unknown): value is Operation =>
  isObject(value) && 'refusedData' in value && 'request' in value && 'path' in value;
const isHandler = (value: unknown): value is Handler =>
  isObject(value) && 'run' in value && isOperation(value['operation']);
