import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../architecture/import-rules.ts';
import { isThere, textOf } from './documents.ts';

/** A test that a row names: its file and, for a single test, its title there. */
export interface NamedTest {
  file: string;
  name: string | undefined;
}

export interface CoverageRow {
  /** The § and a number, e.g. `9.14`. */
  id: string;
  what: string;
  files: string[];
  tests: NamedTest[];
}

const folder = 'docs/specification';

/** Returns every row of the coverage tables, section by section. */
export function coverageRows(): CoverageRow[] {
  return readdirSync(path.join(projectRoot, folder))
    .toSorted()
    .flatMap((file) => rowsIn(textOf(`${folder}/${file}`)));
}

export function rowsIn(page: string): CoverageRow[] {
  return [...page.matchAll(/^(?:\| )?(\d+\.\d+) (.*) \| (.*) \| (.*?)(?: \|)?$/gmu)].map(
    ([, id = '', what = '', where = '', shown = '']) => ({
      id,
      what,
      files: [...where.matchAll(/`([^`]+)`/gu)].map(([, file = '']) => file),
      tests: [...shown.matchAll(/`([^`]+)`((?:,? “[^”]+”)*)/gu)].flatMap(([, file = '', names = '']) =>
        (names.match(/(?<=“)[^”]+/gu) ?? [undefined]).map((name) => ({ file, name })),
      ),
    }),
  );
}

/** Returns files and tests that a row names but that don't exist, one line each. */
export function brokenPromises({ id, files, tests }: CoverageRow): string[] {
  const errors: string[] = [];
  if (files.length === 0) errors.push(`${id} names no file that does it`);
  if (tests.length === 0) errors.push(`${id} names no test`);
  for (const file of files) if (!isThere(file)) errors.push(`${id} names ${file}, which is not there`);
  for (const { file, name } of tests) {
    if (!/\.test\.tsx?$/u.test(file) || !isThere(file)) errors.push(`${id} names ${file}, which is no test`);
    else if (file.startsWith('tests/release/')) errors.push(`${id} names ${file}, which npm test leaves out`);
    else if (name !== undefined && isForRelease(file, name))
      errors.push(`${id} names ${name} of ${file}, which npm test leaves out`);
    else if (name !== undefined && !isCalledIn(file, name))
      errors.push(`${id}: ${file} has nothing, or more than one thing, called ${name}`);
  }
  return errors;
}

const isForRelease = (file: string, name: string): boolean =>
  textOf(file)
    .replaceAll(/releaseTest\(\s+/gu, 'releaseTest(')
    .includes(`releaseTest('${name.replace('…', '')}`);

/**
 * Returns whether a test file, or the tables it reads, contains exactly one test or row with this name. A
 * name ending in `…` must be the start of exactly one title.
 */
function isCalledIn(file: string, name: string): boolean {
  const files = new Set([file, ...importsOf(file), ...importsOf(file).flatMap(importsOf)]);
  const text = [...files].map(textOf).join('\n');
  const quotes = ["'", '"', '`'];
  if (name.endsWith('…')) {
    const begun = quotes.map((quote) => text.split(quote + name.slice(0, -1)).length - 1);
    return begun.reduce((all, each) => all + each, 0) === 1;
  }
  return quotes.some((quote) => text.includes(quote + name + quote)) || text.includes(`\n  ${name}: `);
}

const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/from '(\.[^']+)'/gu)]
    .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
    .filter((each) => each.startsWith('tests/') && existsSync(path.join(projectRoot, each)));
