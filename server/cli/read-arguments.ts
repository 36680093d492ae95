import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
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

export const staffAction = ({ by, yes }: { by?: string | undefined; yes: boolean }): StaffAction => ({
  by: `staff ${by ?? userInfo().username}`,
  isConfirmed: yes,
});
