import { describe, expect, test } from 'vitest';
import { mutants } from '../../tools/mutants/all-mutants.ts';
import { withTest } from '../../tools/mutants/named-test.ts';
import { transferMutants } from '../../tools/mutants/of-transfers.ts';
import { coverageRows } from './coverage-table.ts';
import { textOf } from './documents.ts';

const rows = new Map(coverageRows().map((row) => [row.id, row]));

describe('the mutants of npm run mutants -- specification', () => {
  test.each(mutants)('§ $row: $from can be changed in $file', (mutant) => {
    const { row, file, from, to } = mutant;
    expect(textOf(file).split(from).length - 1).toBe(1);
    expect(to).not.toBe(from);
    const tests = rows.get(row)?.tests.map((each) => each.file) ?? [];
    expect(tests).toContain(withTest(mutant).test);
  });

  test('the mutants cover every § that has rules, with enough to sample from', () => {
    expect(mutants.length).toBeGreaterThan(100);
    const sections = new Set(mutants.map(({ row }) => row.split('.')[0]));
    expect(sections).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9']));
  });
});

describe('the mutants of npm run mutants -- transfers', () => {
  test.each(transferMutants)('$from can be changed in $file, and its test exists', (mutant) => {
    expect(textOf(mutant.file).split(mutant.from).length - 1).toBe(1);
    expect(mutant.to).not.toBe(mutant.from);
    expect(textOf(mutant.test)).toContain(mutant.fails);
  });
});
