import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkedFolders, projectRoot } from './import-rules.ts';

const isTest = (file: string) => /^tests\/|\.test\.tsx?$/u.test(file);
const isOurs = (file: string) => /\.(ts|tsx|js)$/u.test(file) && !file.endsWith('.d.ts');

function filesBelow(folder: string): string[] {
  const full = path.join(projectRoot, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(projectRoot, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .toSorted();
}

/** Returns every file of the project's folders, including data and pictures. */
export const allFiles = (): string[] =>
  checkedFolders.flatMap(filesBelow).filter((file) => !file.endsWith('client/src/calls.ts'));
/** Returns all TypeScript and JavaScript, including tests. */
export const codeFiles = (): string[] => allFiles().filter(isOurs);
/** Returns the code that runs in the shop or its tools, including styles but no tests. */
export const shippedFiles = (): string[] =>
  allFiles().filter((file) => (isOurs(file) || file.endsWith('.css')) && !isTest(file));

export const textOf = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
