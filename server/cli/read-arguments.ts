import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { bankReference } from '#contract/operations/office/money/money-types.ts';
import { readCents, readRiel } from '#rules/read-number.ts';
import { OperatorError } from '../process/operator-error.ts';

/** Options shared by staff commands: the person, and the confirmation. */
export const staffOptions = {
  by: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

/**
 * Parses the arguments of a command.
 * @throws OperatorError with its usage
 */
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

/** An action of a staff member, or a dry run of it. */
export interface StaffAction {
  /** The person for history and audit log. Default: the user of the machine. */
  by: `staff ${string}`;
  /** Whether to do it. If not, the command is a dry run. */
  isConfirmed: boolean;
}

/** The last line of a dry run. */
export const dryRunMessage = 'Dry run: no changes were made. Run again with --yes to apply.';

/** Ends a dry run. Returns the exit code. */
export function endDryRun(print: (line: string) => void): number {
  print(dryRunMessage);
  return 0;
}

export const staffAction = ({ by, yes }: { by?: string | undefined; yes: boolean }): StaffAction => ({
  by: `staff ${by ?? userInfo().username}`,
  isConfirmed: yes,
});

/**
 * Parses `--amount` from dollars into cents. Null if not given.
 * @throws OperatorError with the usage
 */
export function readAmount(amount: string | undefined, usage: string): number | null {
  if (amount === undefined) return null;
  const { value: cents, readings } = readCents(amount);
  if (readings) throw new OperatorError(`--amount ${amount} could be ${readings.join(' or ')}; ${usage}`);
  if (cents === null || cents < 1)
    throw new OperatorError(`--amount must be an amount such as 53.50; ${usage}`);
  return cents;
}

/**
 * Parses a bank's reference, such as `--reference`.
 * @throws OperatorError with the usage, also if the required reference isn't given
 */
export function readReference(name: string, given: string | undefined, usage: string): string {
  const { success, data } = bankReference.safeParse(given?.trim());
  if (success) return data;
  if (given === undefined) throw new OperatorError(usage);
  throw new OperatorError(
    `${name} must have up to 100 characters, with at least one letter or digit; ${usage}`,
  );
}

/**
 * Parses `--riel` into whole riel. Null if not given.
 * @throws OperatorError with the usage
 */
export function readRielOption(amount: string | undefined, usage: string): number | null {
  if (amount === undefined) return null;
  const { value: riel } = readRiel(amount);
  if (riel === null || riel < 1)
    throw new OperatorError(`--riel must be a whole amount such as 219400; ${usage}`);
  return riel;
}
