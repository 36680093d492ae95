import path from 'node:path';
import { readArguments, staffDeed, type StaffDeed, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

const usage =
  'npm run catalogue -- export FILE.(csv|xlsx) [--pictures FOLDER], or import FILE [--pictures FOLDER] [--create] [--dry-run] [--yes] [--by NAME]';

/** What the operator wants of the catalogue's files. */
export interface CatalogueCommand extends StaffDeed {
  action: 'export' | 'import';
  file: string;
  /** Where pictures are written to or come from. */
  pictures: string | null;
  /** Brands and categories that products name are made where there are none. */
  creates: boolean;
}

/** Reads the arguments of the command. @throws OperatorError that says how it is used */
export function readCatalogueCommand(args: readonly string[]): CatalogueCommand {
  const { values, positionals } = readArguments(args, usage, {
    pictures: { type: 'string' },
    create: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    ...staffOptions,
  });
  const [action, file, ...more] = positionals;
  if (
    (action !== 'export' && action !== 'import') ||
    file === undefined ||
    more.length > 0 ||
    (action === 'export' && values.create)
  )
    throw new OperatorError(usage);
  if (values.yes && values['dry-run'])
    throw new OperatorError(`--dry-run and --yes exclude each other; ${usage}`);
  return {
    action,
    file: path.resolve(file),
    pictures: values.pictures === undefined ? null : path.resolve(values.pictures),
    creates: values.create,
    ...staffDeed(values),
  };
}
