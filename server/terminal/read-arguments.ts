import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { readCents, readRiel } from '#rules/read-number.ts';
import { OperatorError } from '../process/operator-error.ts';

/** Options that many commands of the staff have: who it is, and that it is really meant. */
export const staffOptions = {
  by: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

/** Reads the arguments of a command. @throws OperatorError that says how it is used */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}; ${usage}`);
  }
}

/** Something that somebody of the staff does, or wants to know what it would come to. */
export interface StaffDeed {
  /** Who, for history and audit log: by default the user of the machine. */
  by: `staff ${string}`;
  /** Without it nothing is done but told. */
  isConfirmed: boolean;
}

/** What a command says last that was not confirmed. */
export const onlyTold = 'Dry run: no changes were made. Run again with --yes to apply.';

/** What `staffOptions` said. */
export const staffDeed = ({ by, yes }: { by?: string | undefined; yes: boolean }): StaffDeed => ({
  by: `staff ${by ?? userInfo().username}`,
  isConfirmed: yes,
});

/** What `--amount` said in dollars, in cents; null: nothing. @throws OperatorError that says how it is used */
export function readAmount(amount: string | undefined, usage: string): number | null {
  if (amount === undefined) return null;
  const { value: cents, readings } = readCents(amount);
  if (readings) throw new OperatorError(`--amount ${amount} could be ${readings.join(' or ')}; ${usage}`);
  if (cents === null || cents < 1)
    throw new OperatorError(`--amount must be an amount such as 53.50; ${usage}`);
  return cents;
}

/** What `--riel` said, in whole riel; null: nothing. @throws OperatorError that says how it is used */
export function readRielOption(amount: string | undefined, usage: string): number | null {
  if (amount === undefined) return null;
  const { value: riel } = readRiel(amount);
  if (riel === null || riel < 1)
    throw new OperatorError(`--riel must be a whole amount such as 219400; ${usage}`);
  return riel;
}

/** Whether a bank's name of a transfer has anything by which it is told from others. */
export const namesSomething = (reference: string): boolean => /[\p{L}\p{N}]/u.test(reference);
