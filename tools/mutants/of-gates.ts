import { spawnSync } from 'node:child_process';
import { gateOfName } from '#tests/guarantees/gates.ts';
import { gateArguments } from '../gate-run.ts';
import { projectRoot } from '../steps.ts';
import type { TriedMutant } from './try-mutants.ts';

/**
 * Returns the environment in which git reads the project's history: the mutated copy has none, but a
 * guarantee test reads an earlier release from it.
 */
function history(): NodeJS.ProcessEnv {
  const gitDir = spawnSync('git', ['rev-parse', '--absolute-git-dir'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return gitDir.status === 0 ? { GIT_DIR: gitDir.stdout.trim() } : {};
}

/** Returns the protections of these guarantee tests, to be removed one by one. */
export const mutantsOfGates = (names: readonly string[]): TriedMutant[] =>
  names.flatMap((name) => {
    const { mutants, minutes } = gateOfName(name);
    return mutants.map((mutant) => ({
      ...mutant,
      name: `gate ${name}`,
      args: gateArguments(name),
      env: { GATE_SIZE: 'short', ...history() },
      minutes: minutes + 1,
    }));
  });
