import { describe, expect, test } from 'vitest';
import { gates } from '../guarantees/gates.ts';
import { textOf } from './documents.ts';

const mutants = [...gates.values()].flatMap((gate) =>
  gate.mutants.map((each) => ({ name: gate.name, test: gate.file, ...each })),
);

describe('the guarantee tests of npm run gate', () => {
  test('each guarantee test has at least one mutant that makes it fail', () => {
    expect([...gates.values()].filter((gate) => gate.mutants.length === 0)).toEqual([]);
    expect(mutants.length).toBeGreaterThan(100);
  });

  test.each(mutants)('$name: $from can be removed from $file, and its test exists', (mutant) => {
    expect(textOf(mutant.file).split(mutant.from).length - 1).toBe(1);
    expect(mutant.to).not.toBe(mutant.from);
    expect(textOf(mutant.test)).toContain(mutant.fails);
  });
});
