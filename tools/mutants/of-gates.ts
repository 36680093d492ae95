import { aboutGate } from '#tests/promises/all-gates.ts';
import { gateArguments } from '../gate-run.ts';
import type { TriedMutant } from './try-mutants.ts';

/** The protections of these gates, each of which is taken out. */
export async function mutantsOfGates(names: readonly string[]): Promise<TriedMutant[]> {
  const each = await Promise.all(
    names.map(async (name) => {
      const { mutants, minutes = 3 } = await aboutGate(name);
      return mutants.map(({ isFirst = false, ...mutant }): TriedMutant => ({
        ...mutant,
        name: `gate ${name}`,
        args: gateArguments(name),
        env: { GATE_SIZE: 'short' },
        minutes: minutes + 1,
        bail: isFirst,
      }));
    }),
  );
  return each.flat();
}
