import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { OperatorError } from '../operator-error.ts';

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

/** Who of the staff it is, for the audit log: by default the user of the machine. */
export const staffActor = (by: string | undefined): `staff ${string}` => `staff ${by ?? userInfo().username}`;
