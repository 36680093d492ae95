import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Returns the output of git for this project, or null without git or without a history. In a modified copy of
 * the project, GIT_DIR points to the repository.
 */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Returns the commit of the last release: the last one that changed the version. Copies of the project may lack the tags.
 * Returns null without a history.
 */
export const earlierRelease = (): string | null =>
  git('log', '-1', '--format=%h', '-G^  "version"', '--', 'package.json') || null;

/**
 * Checks out the release's sources into their own folder, with the current packages. The folder is
 * removed after the test file.
 */
export function checkedOut(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-release-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const archive = path.join(folder, 'release.tar');
  for (const [command, ...args] of [
    ['git', 'archive', '--output', archive, name],
    ['tar', '-xf', archive, '-C', folder],
  ] as const) {
    const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
  }
  rmSync(archive);
  symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(folder, 'node_modules'));
  return folder;
}
