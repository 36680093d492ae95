import { readAmount, readArguments, staffAction, type StaffAction, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

export const usage =
  'npm run refund -- ORDER-NUMBER [--amount 5.00] --reason "why" [--by NAME] [--yes]; without --amount, refunds the remaining amount';

export interface RefundCommand extends StaffAction {
  number: string;
  /** The amount in cents; null for everything that remains. */
  cents: number | null;
  reason: string;
}

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readRefundCommand(args: readonly string[]): RefundCommand {
  const { values, positionals } = readArguments(args, usage, {
    amount: { type: 'string' },
    reason: { type: 'string' },
    ...staffOptions,
  });
  const [number, ...more] = positionals;
  const reason = values.reason?.trim() ?? '';
  if (number === undefined || more.length > 0 || reason === '') throw new OperatorError(usage);
  return { number, cents: readAmount(values.amount, usage), reason, ...staffAction(values) };
}
