import { mutants } from './all-mutants.ts';
import { drawn } from './drawn.ts';
import { withTest } from './named-test.ts';
import type { TriedMutant } from './try-mutants.ts';

/** The journeys need one shop only, not both builds of it. */
const env = { DATABASE_URL: '', DATABASE_OWNER_URL: '', KADO_TEST_BUILDS: 'production' };

/** So many of the specification's constants, messages and rules, drawn by a seed; of one row where one is named. */
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
