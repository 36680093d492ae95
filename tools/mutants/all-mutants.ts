import { constantMutants } from './constants.ts';
import { messageMutants } from './messages.ts';
import type { Mutant } from './mutant.ts';
import { ruleMutants } from './rules.ts';
import { shopMutants } from './shop.ts';

/** Constants, messages and rules, each with its row of the coverage tables. */
export const mutants: readonly Mutant[] = [
  ...constantMutants,
  ...messageMutants,
  ...ruleMutants,
  ...shopMutants,
];
