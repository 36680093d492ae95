import { mutants } from './all-mutants.ts';
import { drawn } from './drawn.ts';
import { withTest } from './named-test.ts';
import type { TriedMutant } from './try-mutants.ts';

/** The journeys need one build of the shop, not both. */
const env = { DATABASE_URL: '', DATABASE_OWNER_URL: '', KADO_TEST_BUILDS: 'production,office' };

/** Draws `count` of the specification's constants, messages and rules by a seed, or those of a row if one is named. */
export function mutantsOfSpecification(wish: { row: string | undefined; count: number; seed: number }) {
  const among = wish.row === undefined ? mutants : mutants.filter(({ row }) => row === wish.row);
  console.log(`${Math.min(wish.count, among.length)} of ${among.length}, drawn with --seed ${wish.seed}\n`);
  return drawn(among, wish.count, wish.seed)
    .map(withTest)
    .map(({ row, file, from, to, test }): TriedMutant => ({
      name: `§ ${row} [${test}]`,
      file,
      from,
      to,
      args: [test],
      env,
      minutes: 5,
      bail: true,
    }));
}
