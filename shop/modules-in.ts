import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');

/** A module that `modulesIn` found. `file` is relative to the project. */
export interface FoundModule {
  file: string;
  exports: Readonly<Record<string, unknown>>;
}

const found = new Map<string, Promise<readonly FoundModule[]>>();

/**
 * Imports every module that matches a pattern, tests excepted, so that none can be forgotten. Call it with a
 * literal: the server's bundle contains the modules of each pattern (tools/vite/server-bundle.ts). Each pattern is
 * searched once.
 */
export function modulesIn(pattern: string): Promise<readonly FoundModule[]> {
  const modules =
    found.get(pattern) ??
    Promise.all(
      moduleFiles(pattern).map(async (file) => ({
        file,
        exports: (await import(pathToFileURL(path.join(root, file)).href)) as FoundModule['exports'],
      })),
    );
  found.set(pattern, modules);
  return modules;
}

export const moduleFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
