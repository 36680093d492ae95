import path from 'node:path';
import { readArguments, staffAction, type StaffAction, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

const usage =
  'npm run catalogue -- export FILE.(csv|xlsx) [--pictures FOLDER], or import FILE [--pictures FOLDER] [--create] [--any-price] [--dry-run] [--yes] [--by NAME]';

export interface CatalogueCommand extends StaffAction {
  action: 'export' | 'import';
  file: string;
  /** The folder to which pictures are written, or from which they are read. */
  pictures: string | null;
  /** Whether to create missing brands and categories that products name. */
  creates: boolean;
  /** Whether to accept prices of zero, and prices that change by more than a factor of five. */
  isPriceSure: boolean;
}

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readCatalogueCommand(args: readonly string[]): CatalogueCommand {
  const { values, positionals } = readArguments(args, usage, {
    pictures: { type: 'string' },
    create: { type: 'boolean', default: false },
    'any-price': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    ...staffOptions,
  });
  const [action, file, ...more] = positionals;
  if (
    (action !== 'export' && action !== 'import') ||
    file === undefined ||
    more.length > 0 ||
    (action === 'export' && (values.create || values['any-price']))
  )
    throw new OperatorError(usage);
  if (values.yes && values['dry-run'])
    throw new OperatorError(`--dry-run can’t be combined with --yes; ${usage}`);
  return {
    action,
    file: path.resolve(file),
    pictures: values.pictures === undefined ? null : path.resolve(values.pictures),
    creates: values.create,
    isPriceSure: values['any-price'],
    ...staffAction(values),
  };
}
