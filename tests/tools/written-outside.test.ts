import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noteWritesOutside } from '../../tools/written-outside.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-outside-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files that a program leaves in its home folder are reported, except the test runner’s key', () => {
  const { home, written } = noteWritesOutside(folder);
  mkdirSync(path.join(home, '.cache/tool'), { recursive: true });
  writeFileSync(path.join(home, '.vitest-secret-token'), 'x');
  expect(written()).toEqual([]);
  writeFileSync(path.join(home, '.cache/tool/left'), 'x');
  expect(written()).toEqual(['~/.cache/tool/left']);
});
