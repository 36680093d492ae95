import type { ErasureRequest } from '#shop/accounts/accounts.ts';
import { readArguments, staffAction, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

export const usage =
  'npm run erase -- EMAIL [--by NAME] [--yes]; EMAIL can also be a phone number (+855...) or a customer id printed by an earlier run';

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readEraseCommand(args: readonly string[]): ErasureRequest {
  const { values, positionals } = readArguments(args, usage, staffOptions);
  const [whom = '', ...more] = positionals;
  const isId = /^[1-9]\d{0,8}$/u.test(whom);
  if (more.length > 0 || (!isId && !/@|^\+/u.test(whom))) throw new OperatorError(usage);
  return {
    whom: isId ? { customerId: Number(whom) } : { email: whom },
    ...staffAction(values),
  };
}
