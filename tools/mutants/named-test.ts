import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../steps.ts';
import type { Mutant } from './mutant.ts';

export type NamedMutant = Mutant & { test: string };

const folder = path.join(projectRoot, 'docs/specification');
const tables = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

/**
 * Returns the mutant with the test that must detect it: its own choice, or the first that its row names.
 * @throws if there is none
 */
export function withTest(mutant: Mutant): NamedMutant {
  const row = tables
    .flatMap((page) => page.split('\n'))
    .find((line) => line.startsWith(`${mutant.row} `))
    ?.split(' | ')
    .at(-1);
  const test = mutant.test ?? /`([^`]+\.test\.tsx?)`/u.exec(row ?? '')?.[1];
  if (test === undefined) throw new Error(`row ${mutant.row} of docs/specification names no test`);
  return { ...mutant, test };
}
