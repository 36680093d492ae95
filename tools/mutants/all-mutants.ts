import { constantMutants } from './constants.ts';
import { messageMutants } from './messages.ts';
import type { Mutant } from './mutant.ts';
import { ruleMutants } from './rules.ts';
import { shopMutants } from './shop.ts';

/** Constants, messages and rules, each with the row of the coverage tables it belongs to. */
export const mutants: readonly Mutant[] = [
  ...constantMutants,
  ...messageMutants,
  ...ruleMutants,
  ...shopMutants,
];
