import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// A guarantee has one test file in a folder here. One that has sizes runs with `npm run gate -- <name>`, where the name is its
// file's. Beside the files of a folder, `mutants.diff` lists for each of them the source lines it protects:
//
//   gate <name> [quick] [<minutes> minutes]   quick: `npm test` runs its short form; 3 minutes at the figure's size
//   test <title>                              the test that must fail, by an assertion and not by a crash
//   file <path>                               a mutant: the lines below it
//   # why    bail    -<removed>    +<replacement>
//
// The removed text is in the file once. `bail`: the first failure is enough, because later tests would only time out.

const root = path.resolve(import.meta.dirname, '../..');

/**
 * A change that removes a protection from the source. The guarantee test must then fail, in the named test.
 */
export interface GateMutant {
  file: string;
  from: string;
  to: string;
  fails: string;
  bail: boolean;
}

export interface Gate {
  name: string;
  /** The path of its test, relative to the project. */
  file: string;
  /** The minutes that it may take at the `figure` size. */
  minutes: number;
  isQuick: boolean;
  mutants: GateMutant[];
}

/**
 * All guarantee tests by name.
 * @throws when one has no test, or when a line has none of the formats above
 */
export const gates: ReadonlyMap<string, Gate> = new Map(
  globSync('tests/guarantees/*/mutants.diff', { cwd: root })
    .flatMap(gatesIn)
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((gate) => [gate.name, gate]),
);

function gatesIn(diff: string): Gate[] {
  const found: Gate[] = [];
  let fails = '';
  for (const line of readFileSync(path.join(root, diff), 'utf8').split('\n')) {
    const [, word, rest = ''] = /^(gate|test|file|bail|#|-|\+|$) ?(.*)$/u.exec(line) ?? [];
    const gate = found.at(-1);
    const mutant = gate?.mutants.at(-1);
    if (word === 'gate') found.push(gateOf(diff, rest));
    else if (word === 'test') fails = rest;
    else if (word === 'file') gate?.mutants.push({ file: rest, from: '', to: '', fails, bail: false });
    else if (word === 'bail' && mutant) mutant.bail = true;
    else if (word === '-' && mutant) mutant.from += `${mutant.from && '\n'}${line.slice(1)}`;
    else if (word === '+' && mutant) mutant.to += `${mutant.to && '\n'}${line.slice(1)}`;
    else if (word !== '#' && word !== '') throw new Error(`${diff}: ${line}`);
  }
  return found;
}

function gateOf(diff: string, line: string): Gate {
  const [, name = '', quick, minutes = '3'] = /^(\S+)( quick)?(?: (\d+) minutes)?$/u.exec(line) ?? [];
  const [file] = globSync(`${path.dirname(diff)}/${name}.test.ts`, { cwd: root });
  if (file === undefined) throw new Error(`${diff}: gate ${line} has no test`);
  return { name, file, minutes: Number(minutes), isQuick: quick !== undefined, mutants: [] };
}

/**
 * Returns the guarantee test with this name.
 * @throws when there is none
 */
export function gateOfName(name: string): Gate {
  const gate = gates.get(name);
  if (!gate) throw new Error(`unknown gate ${name}`);
  return gate;
}
