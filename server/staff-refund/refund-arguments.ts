import { dollarsToCents } from '#rules/money.ts';
import { readArguments, staffActor, staffOptions } from '../commands/read-arguments.ts';
import { OperatorError } from '../operator-error.ts';

export const usage =
  'npm run refund -- ORDER-NUMBER [--amount 5.00] --reason "why" [--by NAME] [--yes]; without --amount all that is left';

/** What the staff wants to give back. */
export interface RefundCommand {
  number: string;
  /** null: all that is left. */
  cents: number | null;
  reason: string;
  /** For the audit log. */
  by: `staff ${string}`;
  /** Without it nothing is done but told. */
  isConfirmed: boolean;
}

/** Reads the arguments of the command. @throws OperatorError that says how it is used */
export function readRefundCommand(args: readonly string[]): RefundCommand {
  const { values, positionals } = readArguments(args, usage, {
    amount: { type: 'string' },
    reason: { type: 'string' },
    ...staffOptions,
  });
  const [number, ...more] = positionals;
  const reason = values.reason?.trim() ?? '';
  const cents = values.amount === undefined ? null : dollarsToCents(values.amount);
  if (number === undefined || more.length > 0 || reason === '') throw new OperatorError(usage);
  if (values.amount !== undefined && (cents === null || cents < 1))
    throw new OperatorError(`--amount must be like 5.00; ${usage}`);
  return { number, cents, reason, by: staffActor(values.by), isConfirmed: values.yes };
}
