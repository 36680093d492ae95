import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { permissions } from '#contract/permissions.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { projectRoot } from '../architecture/import-rules.ts';
import { gates } from '../guarantees/gates.ts';
import { isThere, textOf } from './documents.ts';

const page = textOf('docs/safety.md');
const rows = [...page.matchAll(/^(\d+) .+ \| (.+) \| .+$/gmu)].map(([, id = '', tests = '']) => ({
  id,
  tests,
}));
const testsIn = (tests: string) => [...tests.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name);

test('each guarantee has a number of its own, and only tests that exist', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const missing = rows
    .flatMap(({ tests }) => testsIn(tests))
    .filter((name) => !gates.has(name) && !isThere(name));
  expect(missing).toEqual([]);
});

test('each guarantee test belongs to a guarantee', () => {
  const named = new Set(rows.flatMap(({ tests }) => testsIn(tests)));
  const unnamed = [...gates.values()].filter(({ name, file }) => !named.has(name) && !named.has(file));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('the page counts what the shop has today, to a tenth', async () => {
  const { handlers, forStaff } = await loadRegistry();
  const files = globSync('database/{baseline,migrations}/*.sql', { cwd: projectRoot }).map((file) =>
    textOf(file.split(path.sep).join('/')),
  );
  const tables = new Set(
    files.flatMap((sql) =>
      [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gimu)].map(([, name]) => name),
    ),
  );
  const counts = {
    guarantees: rows.length,
    'guarantee tests': gates.size,
    mutants: [...gates.values()].flatMap(({ mutants }) => mutants).length,
    'documented calls': handlers.length,
    'calls of the office': forStaff.size,
    permissions: permissions.length,
    tables: tables.size,
  };
  for (const [what, count] of Object.entries(counts)) {
    const said = Number(new RegExp(String.raw`(\d+) ${what}`, 'u').exec(page)?.[1]);
    expect(Math.abs(said - count) / count, `${said} ${what}, counted ${count}`).toBeLessThanOrEqual(0.1);
  }
});
