import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { OperatorError } from '../../process/operator-error.ts';

const usage = 'npm run content -- export FILE, or import FILE [--dry-run] [--by NAME]';

export interface ContentCommand {
  way: 'export' | 'import';
  file: string;
  /** Only told, not done. */
  isDry: boolean;
  /** For the audit log. */
  by: `staff ${string}`;
}

/** Reads the arguments of the command. @throws OperatorError that says how it is used */
export function readContentCommand(args: readonly string[]): ContentCommand {
  const { values, positionals } = parsed(args);
  const [way, file, ...more] = positionals;
  if ((way !== 'export' && way !== 'import') || file === undefined || more.length > 0)
    throw new OperatorError(usage);
  return { way, file, isDry: values['dry-run'], by: `staff ${values.by ?? userInfo().username}` };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}; ${usage}`);
  }
}
