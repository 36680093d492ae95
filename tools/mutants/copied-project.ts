import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../steps.ts';

/** Folders that are generated, not needed by tests, or shared. */
const leftOut = new Set(['.git', 'node_modules', 'dist', 'dist-development', 'var']);

/** Copies the project into a temporary folder, with the same packages. The caller removes it. */
export function copyOfProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-mutants-'));
  cpSync(projectRoot, folder, {
    recursive: true,
    filter: (source) => !leftOut.has(path.relative(projectRoot, source)),
  });
  symlinkSync(realpathSync(path.join(projectRoot, 'node_modules')), path.join(folder, 'node_modules'));
  return folder;
}
