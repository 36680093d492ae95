import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Handler } from '#server/calls/operation.ts';
import { screens } from '#storefront/screens.ts';
import { projectRoot } from '../architecture/import-rules.ts';
import { brokenPromises, coverageRows, rowsIn } from './coverage-table.ts';
import { isThere, tableBelow, textOf } from './documents.ts';

const page = textOf('docs/specification.md');
const named = (heading: string) =>
  tableBelow(page, heading).flatMap(([cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name),
  );

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The calls with a handler; definitions alone don't count. */
async function callsWithHandler(): Promise<string[]> {
  const folder = path.join(projectRoot, 'server/operations');
  const files = readdirSync(folder, { recursive: true }).map(String);
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => (await import(path.join(folder, file))) as { handler?: Handler }),
  );
  // Office calls are made only by office pages. The guarantee test office-doors covers them.
  return modules.flatMap(({ handler }) =>
    handler && typeof handler.operation.caller === 'string' ? [handler.operation.name] : [],
  );
}

test('docs/specification.md names the test of every call exactly once, and no unknown call', async () => {
  expect(named('### The calls').toSorted()).toEqual((await callsWithHandler()).toSorted());
});

test('docs/specification.md names the file of every screen, and no unreachable screen', () => {
  const rows = new Set(named('### The screens'));
  const shown = Object.keys(screens).filter((each) => isThere(`storefront/pages/${kebab(each)}/page.tsx`));
  expect(shown.filter((screen) => !rows.has(screen))).toEqual([]);
  expect([...rows].filter((name) => !Object.hasOwn(screens, name))).toEqual([]);
});

describe('the coverage tables of docs/specification/', () => {
  const rows = coverageRows();

  test('the coverage tables cover every § with their own rows, numbered without gaps', () => {
    const numbers = Map.groupBy(rows, ({ id }) => id.split('.')[0]);
    expect([...numbers.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const [section, each] of numbers) {
      expect(each.map(({ id }) => id)).toEqual(each.map((_, at) => `${section}.${at + 1}`));
      expect(each.length).toBeGreaterThan(7);
    }
  });

  test.each(rows)('$id has an implementation file and a test: $what', (row) => {
    expect(brokenPromises(row)).toEqual([]);
  });

  test('the coverage check reports a row without a test, or with a missing file or test', () => {
    const broken = [
      '| 1.1 no test | `ui/cut.ts` | – |',
      '| 1.2 no file | – | `ui/cut.test.ts` |',
      '| 1.3 lost file | `ui/cat.ts` | `ui/cut.test.ts` |',
      '| 1.4 lost test | `ui/cut.ts` | `ui/cat.test.ts` |',
      '| 1.5 no test at all | `ui/cut.ts` | `ui/cut.ts` |',
      '| 1.6 lost name | `ui/cut.ts` | `ui/cut.test.ts` “truncates nothing” |',
      '| 1.7 of more than one | `ui/cut.ts` | `ui/cut.test.ts` “a cut text…” |',
      '| 1.8 whole | `ui/cut.ts` | `ui/cut.test.ts` “a text is cut to 50 when no length is given” |',
      '| 1.9 short | `ui/cut.ts` | `ui/cut.test.ts` “a text is cut to 50…” |',
      '| 1.11 before a release only | `ui/cut.ts` | `tests/release/screens-en.test.ts` |',
      '| 1.12 so too | `ui/cut.ts` | `tests/journeys/two-tabs.test.ts` “two tabs share a wish list” |',
      '| 1.10 two of one | `ui/cut.ts` | `ui/cut.test.ts` “a text is cut to 50…”, “truncates nothing”; `ui/cut.test.ts` |',
    ];
    const errors = rowsIn(broken.join('\n')).map((row) => brokenPromises(row).length);
    expect(errors).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1]);
  });
});
