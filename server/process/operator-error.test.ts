import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { explain, reasonOf, OperatorError } from './operator-error.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-refusal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);
writeFileSync(at('file'), '');
symlinkSync(at('gone'), at('link'));

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test.each<[string, () => unknown, string]>([
  ['a file instead of a folder', () => mkdirSync(at('file'), { recursive: true }), 'EEXIST, mkdir'],
  ['a folder below a file', () => mkdirSync(at('file/x'), { recursive: true }), 'ENOTDIR, mkdir'],
  ['a link that leads nowhere', () => mkdirSync(at('link'), { recursive: true }), 'ENOENT, mkdir'],
  ['a folder instead of a file', () => writeFileSync(folder, ''), 'EISDIR, open'],
])('an error about %s is one line that names the path', (_, work, what) => {
  const { text, exitCode } = explain(thrownBy(work));
  expect(exitCode).toBe(OperatorError.exitCode);
  expect(text).toMatch(/^Kado cannot start: can’t use \/.* \(.*\): .*\?$/u);
  expect(text).toContain(`(${what})`);
});

test('an operator error is printed as one line', () => {
  expect(explain(new OperatorError('two\n  lines.'))).toEqual({
    text: 'Kado cannot start: two lines.',
    exitCode: 78,
  });
});

test.each([
  new Error('an internal error'),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write', path: '/x' }),
  thrownBy(() => readFileSync(-1)),
])('an unexpected error includes its stack: %s', (fieldError) => {
  expect(reasonOf(fieldError)).toBeNull();
  expect(explain(fieldError)).toMatchObject({ exitCode: 1, text: expect.stringContaining('\n    at ') });
});
