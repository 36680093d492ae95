import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from '#contract/operation.ts';
import type { Handler } from './operation.ts';

/** Who may call; the type says it too, and this holds where nobody looked at types. */
const callers = new Set<unknown>(['anyone', 'customer'] satisfies Operation['caller'][]);

const root = path.resolve(import.meta.dirname, '../..');

/** Every documented call with its handler, found by reading the folders: none can be forgotten. */
export interface Registry {
  handlers: readonly Handler[];
  /** By lower-case path below /api/v1/, aliases included. */
  byPath: ReadonlyMap<string, Handler>;
  byName: ReadonlyMap<string, Handler>;
}

/** @throws when a definition has no handler or the other way round, or two share a name or path: a fault of ours. */
export async function loadRegistry(): Promise<Registry> {
  const [definitions, handlerFiles] = await Promise.all([
    modules('contract/operations', isOperation),
    modules('server/operations', isHandler),
  ]);
  const handlers = handlerFiles.map(({ found }) => found);
  const missing = definitions.filter(({ found }) => !handlers.some((handler) => handler.operation === found));
  if (missing.length > 0)
    throw new Error(`calls without a handler: ${missing.map(({ file }) => file).join(', ')}`);
  const byPath = new Map<string, Handler>();
  const byName = new Map<string, Handler>();
  for (const handler of handlers) {
    const { name, path: own, caller } = handler.operation;
    if (!callers.has(caller)) throw new Error(`nobody said who may call ${name}`);
    if (byName.has(name)) throw new Error(`two handlers for ${name}`);
    byName.set(name, handler);
    const paths = [own, `dynamic/dataoperation/${name}`, `common/${name}`].map((each) => each.toLowerCase());
    for (const key of new Set(paths)) {
      if (byPath.has(key)) throw new Error(`two calls at ${key}`);
      byPath.set(key, handler);
    }
  }
  return { handlers, byPath, byName };
}

async function modules<T>(
  folder: string,
  is: (value: unknown) => value is T,
): Promise<{ file: string; found: T }[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.ts') && !entry.endsWith('.test.ts')).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const exports = (await import(pathToFileURL(path.join(root, folder, file)).href)) as Record<
        string,
        unknown
      >;
      return Object.values(exports)
        .filter(is)
        .map((each) => ({ file: `${folder}/${file}`, found: each }));
    }),
  );
  return found.flat();
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isOperation = (value: unknown): value is Operation =>
  isObject(value) && 'refusedData' in value && 'request' in value && 'path' in value;
const isHandler = (value: unknown): value is Handler =>
  isObject(value) && 'run' in value && isOperation(value['operation']);
