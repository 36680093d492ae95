import { describe, expect, test } from 'vitest';
import { aboutGate, gateFile, gateNames } from '../promises/all-gates.ts';
import { killPoints } from '../promises/data/kill-points.ts';
import { textOf } from './documents.ts';

const gates = await Promise.all(gateNames.map(async (name) => ({ name, about: await aboutGate(name) })));
const mutants = gates.flatMap(({ name, about }) => about.mutants.map((each) => ({ name, ...each })));

describe('the gates of npm run gate', () => {
  test('each has a protection without which it fails', () => {
    expect(gates.filter(({ about }) => about.mutants.length === 0).map(({ name }) => name)).toEqual([]);
    expect(gates.length).toBeGreaterThan(0);
  });

  test.each(mutants)('$name: $from can be taken out of $file, and its test is there', (mutant) => {
    expect(textOf(mutant.file).split(mutant.from).length - 1).toBe(1);
    expect(mutant.to).not.toBe(mutant.from);
    expect(textOf(gateFile(mutant.name))).toContain(mutant.fails);
  });
});

test.each(killPoints)('a shop can be killed in $file at: $name', ({ file, before }) => {
  expect(textOf(file).split(before).length - 1).toBe(1);
});
