import { readArguments, staffDeed, type StaffDeed, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

const usage = 'npm run content -- export FILE, or import FILE [--dry-run] [--yes] [--by NAME]';

export interface ContentCommand extends StaffDeed {
  way: 'export' | 'import';
  file: string;
}

/** Reads the arguments of the command. @throws OperatorError that says how it is used */
export function readContentCommand(args: readonly string[]): ContentCommand {
  const { values, positionals } = readArguments(args, usage, {
    'dry-run': { type: 'boolean', default: false },
    ...staffOptions,
  });
  const [way, file, ...more] = positionals;
  if ((way !== 'export' && way !== 'import') || file === undefined || more.length > 0)
    throw new OperatorError(usage);
  if (values.yes && values['dry-run'])
    throw new OperatorError(`--dry-run and --yes exclude each other; ${usage}`);
  return { way, file, ...staffDeed(values) };
}
