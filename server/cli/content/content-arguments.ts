import { readArguments, staffAction, type StaffAction, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

const usage = 'npm run content -- labels [WORD], export FILE, or import FILE [--dry-run] [--yes] [--by NAME]';

export interface MoveContent extends StaffAction {
  way: 'export' | 'import';
  file: string;
}

/** `word`: lists only interface texts that contain it in their name or text; '' for all. */
export type ContentCommand = MoveContent | { way: 'labels'; word: string };

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readContentCommand(args: readonly string[]): ContentCommand {
  const { values, positionals } = readArguments(args, usage, {
    'dry-run': { type: 'boolean', default: false },
    ...staffOptions,
  });
  const [mode, of, ...more] = positionals;
  if (more.length > 0) throw new OperatorError(usage);
  if (mode === 'labels') return { way: mode, word: of ?? '' };
  if ((mode !== 'export' && mode !== 'import') || of === undefined) throw new OperatorError(usage);
  if (values.yes && values['dry-run'])
    throw new OperatorError(`--dry-run can’t be combined with --yes; ${usage}`);
  return { way: mode, file: of, ...staffAction(values) };
}
