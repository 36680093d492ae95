import {
  readAmount,
  readArguments,
  readReference,
  readRielOption,
  staffAction,
  type StaffAction,
  staffOptions,
} from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

export const usage = `npm run transfers -- list [--amount 53.50 | --riel 219400] [--reference "what the bank shows"]
  | show NUMBER [--slip FILE]
  | confirm NUMBER (--amount 53.50 | --riel 219400) --reference "the bank's reference"
      [--missing ask|waive] [--second] [--by NAME] [--yes]
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

export interface ConfirmCommand extends StaffAction {
  kind: 'confirm';
  number: string;
  seen: { currency: 'USD' | 'KHR'; amount: number };
  reference: string;
  isSecond: boolean;
  /** What happens to a missing amount: it is requested or waived. Null if undecided. */
  missing: 'ask' | 'let-go' | null;
}

const missingWords: Readonly<Record<string, ConfirmCommand['missing']>> = { ask: 'ask', waive: 'let-go' };

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
    missing: { type: 'string' },
    second: { type: 'boolean', default: false },
    ...staffOptions,
  });
  const [kind, which, ...more] = positionals;
  if (more.length > 0) throw new OperatorError(usage);
  const seen = { cents: readAmount(values.amount, usage), riel: readRielOption(values.riel, usage) };
  const action = staffAction(values);
  if (kind === 'list' && which === undefined)
    return { kind, ...seen, reference: values.reference?.trim() ?? '' };
  if (which === undefined) throw new OperatorError(usage);
  if (kind === 'show') return { kind, number: which, slip: values.slip ?? null };
  if (kind === 'refuse') return { kind, number: which, ...action };
  const reference = readReference('--reference', values.reference, usage);
  const { cents, riel } = seen;
  const amount = cents ?? riel;
  const missing = values.missing === undefined ? null : missingWords[values.missing];
  if (kind !== 'confirm' || amount === null || (cents !== null && riel !== null) || missing === undefined)
    throw new OperatorError(usage);
  const money = { currency: cents === null ? 'KHR' : 'USD', amount } as const;
  return { kind, number: which, seen: money, reference, isSecond: values.second, missing, ...action };
}
