import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Actor } from '#shop/audit/audit.ts';
import { OperatorError } from '../operator-error.ts';

const usage =
  'npm run catalogue -- export FILE.(csv|xlsx) [--pictures FOLDER], or import FILE [--pictures FOLDER] [--dry-run] [--yes] [--by NAME]';

/** What the operator wants of the catalogue's files. */
export interface CatalogueCommand {
  action: 'export' | 'import';
  file: string;
  /** Where pictures are written to or come from. */
  pictures: string | null;
  /** For the audit log. */
  by: Actor;
  /** Of an import: without it nothing is done but told. */
  isConfirmed: boolean;
}

/** Reads the arguments of the command. @throws OperatorError that says how it is used */
export function readCatalogueCommand(args: readonly string[]): CatalogueCommand {
  const { values, positionals } = parsed(args);
  const [action, file, ...more] = positionals;
  if ((action !== 'export' && action !== 'import') || file === undefined || more.length > 0)
    throw new OperatorError(usage);
  if (values.yes && values['dry-run'])
    throw new OperatorError(`--dry-run and --yes exclude each other; ${usage}`);
  return {
    action,
    file: path.resolve(file),
    pictures: values.pictures === undefined ? null : path.resolve(values.pictures),
    by: `staff ${values.by ?? userInfo().username}`,
    isConfirmed: values.yes,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        pictures: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        by: { type: 'string' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}; ${usage}`);
  }
}
