import { gateOfName } from '#tests/promises/gates.ts';
import { gateArguments } from '../gate-run.ts';
import type { TriedMutant } from './try-mutants.ts';

/** The protections of these gates, each of which is taken out. */
export const mutantsOfGates = (names: readonly string[]): TriedMutant[] =>
  names.flatMap((name) => {
    const { mutants, minutes } = gateOfName(name);
    return mutants.map((mutant) => ({
      ...mutant,
      name: `gate ${name}`,
      args: gateArguments(name),
      env: { GATE_SIZE: 'short' },
      minutes: minutes + 1,
    }));
  });
