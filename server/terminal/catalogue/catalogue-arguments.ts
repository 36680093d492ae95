import path from 'node:path';
import { readArguments, staffDeed, type StaffDeed, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

const usage =
  'npm run catalogue -- export FILE.(csv|xlsx) [--pictures FOLDER], or import FILE [--pictures FOLDER] [--create] [--any-price] [--dry-run] [--yes] [--by NAME]';

/** What the operator wants of the catalogue's files. */
export interface CatalogueCommand extends StaffDeed {
  action: 'export' | 'import';
  file: string;
  /** Where pictures are written to or come from. */
  pictures: string | null;
  /** Brands and categories that products name are made where there are none. */
  creates: boolean;
  /** Prices of zero, and prices that change more than five times, are taken too. */
  isPriceSure: boolean;
}

/** Reads the arguments of the command. @throws OperatorError that says how it is used */
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
    ...staffDeed(values),
  };
}
