import { spawnSync } from 'node:child_process';
import { gateOfName } from '#tests/promises/gates.ts';
import { gateArguments } from '../gate-run.ts';
import { projectRoot } from '../steps.ts';
import type { TriedMutant } from './try-mutants.ts';

/** The copy that is changed has no history of its own; a gate reads an earlier release from it. */
function history(): NodeJS.ProcessEnv {
  const gitDir = spawnSync('git', ['rev-parse', '--absolute-git-dir'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return gitDir.status === 0 ? { GIT_DIR: gitDir.stdout.trim() } : {};
}

/** The protections of these gates, each of which is taken out. */
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
