import {
  namesSomething,
  readAmount,
  readArguments,
  readRielOption,
  staffAction,
  type StaffAction,
  staffOptions,
} from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

export const usage = `npm run transfers -- list [--amount 53.50 | --riel 219400] [--reference "what the bank shows"]
  | show NUMBER [--slip FILE]
  | confirm NUMBER (--amount 53.50 | --riel 219400) --reference "the bank's reference" [--second] [--by NAME] [--yes]
  | refuse NUMBER [--by NAME] [--yes]`;

export type TransfersCommand =
  /** Lists transfers. `reference` is '' if not given. */
  | ({ kind: 'list'; reference: string } & Seen)
  /** Shows a transfer. `slip` is the file for the newest slip; null for none. */
  | { kind: 'show'; number: string; slip: string | null }
  | ConfirmCommand
  | ({ kind: 'refuse'; number: string } & StaffAction);

/** The amount on the bank account, in either currency; null if it isn't in that one. */
interface Seen {
  cents: number | null;
  riel: number | null;
}

export interface ConfirmCommand extends StaffAction, Seen {
  kind: 'confirm';
  number: string;
  reference: string;
  isSecond: boolean;
}

/** The maximum length of a reference, the same as for stored references. */
const longestReference = 100;

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readTransfersCommand(args: readonly string[]): TransfersCommand {
  const { values, positionals } = readArguments(args, usage, {
    amount: { type: 'string' },
    riel: { type: 'string' },
    reference: { type: 'string' },
    slip: { type: 'string' },
    second: { type: 'boolean', default: false },
    ...staffOptions,
  });
  const [kind, which, ...more] = positionals;
  if (more.length > 0) throw new OperatorError(usage);
  const seen = { cents: readAmount(values.amount, usage), riel: readRielOption(values.riel, usage) };
  const reference = values.reference?.trim() ?? '';
  if (reference.length > longestReference)
    throw new OperatorError(`--reference can’t be longer than ${longestReference} characters; ${usage}`);
  const action = staffAction(values);
  if (kind === 'list' && which === undefined) return { kind, ...seen, reference };
  if (which === undefined) throw new OperatorError(usage);
  if (kind === 'show') return { kind, number: which, slip: values.slip ?? null };
  if (kind === 'refuse') return { kind, number: which, ...action };
  if (reference === '') throw new OperatorError(usage);
  if (!namesSomething(reference))
    throw new OperatorError(`--reference must contain a letter or a digit; ${usage}`);
  if (kind !== 'confirm' || (seen.cents === null) === (seen.riel === null)) throw new OperatorError(usage);
  return { kind, number: which, ...seen, reference, isSecond: values.second, ...action };
}
